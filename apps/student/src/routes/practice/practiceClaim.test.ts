import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimMessage, Practiced } from '@niyama/machines';
import { openClaim } from '../../testing/openClaim.ts';
import { beginClaimed } from './practiceClaim.ts';

const tree: Practiced = { path: '/pose-practice?id=tree', name: 'Tree' };
const warrior: Practiced = { path: '/pose-practice?id=warrior', name: 'Warrior' };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One device: a lock that waits in line as the browser's does, and a line that hears the others. */
function openDevice() {
  let holder: { onStolen: () => void } | null = null;
  const waiting: (() => void)[] = [];
  let written: Practiced | null = null;
  const ears = new Set<(message: ClaimMessage) => void>();
  const give = (onStolen: () => void) => {
    const mine = { onStolen };
    holder = mine;
    return () => {
      if (holder !== mine) return;
      holder = null;
      waiting.shift()?.();
    };
  };
  const openTab = () => {
    /** What a tab that sleeps will find when it wakes up; null while it is awake. */
    let missed: (() => void)[] | null = null;
    const whenAwake = (act: () => void) => {
      if (missed) missed.push(act);
      else act();
    };
    const claim = openClaim({
      acquireLock: ({ ifAvailable, signal, steal, onStolen }) => {
        const giveHere = () => give(() => whenAwake(onStolen));
        if (!holder) return Promise.resolve(giveHere());
        if (steal) {
          holder.onStolen();
          return Promise.resolve(giveHere());
        }
        if (ifAvailable) return Promise.resolve(null);
        return new Promise((resolve) => {
          const take = () => resolve(giveHere());
          waiting.push(take);
          signal?.addEventListener('abort', () => {
            const place = waiting.indexOf(take);
            if (place >= 0) waiting.splice(place, 1);
            resolve(null);
          });
        });
      },
      lastWritten: () => written,
      openLine: (onMessage) => {
        const hear = (message: ClaimMessage) => whenAwake(() => onMessage(message));
        ears.add(hear);
        return {
          send: (message) => {
            for (const ear of ears) if (ear !== hear) ear(message);
          },
          close: () => void ears.delete(hear),
        };
      },
    });
    const sleep = () => {
      missed = [];
    };
    const wake = () => {
      const found = missed ?? [];
      missed = null;
      for (const act of found) act();
    };
    return { claim, close: claim.close, sleep, wake };
  };
  const write = (practiced: Practiced) => {
    written = practiced;
  };
  return { openTab, write, isTaken: () => holder !== null };
}

const elsewhere = (practiced: Practiced | null, isWanted = false, isSilent = false) => ({
  status: 'elsewhere',
  practiced,
  isWanted,
  isSilent,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('one tab, one practice', () => {
  it('informs a tab that was open before, and one that is opened later', async () => {
    const device = openDevice();
    const before = device.openTab();
    const one = device.openTab();
    expect(await one.claim.begin(tree)).toBe(true);
    expect(before.claim.place()).toEqual(elsewhere(tree));
    const later = device.openTab();
    expect(later.claim.place()).toEqual(elsewhere(tree));
    expect(one.claim.place()).toEqual({ status: 'here' });
  });

  it('lets nothing begin while another tab practices, whatever the pose', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    const [first, second] = await Promise.all([one.claim.begin(tree), other.claim.begin(warrior)]);
    expect([first, second]).toEqual([true, false]);
    expect(other.claim.isHeld()).toBe(false);
    expect(other.claim.place()).toEqual(elsewhere(tree));
  });

  it('is free again when the practice is over, laid down, or its tab is gone', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    const ends = [one.claim.finish, one.claim.end, one.close];
    for (const end of ends) {
      await one.claim.begin(tree);
      expect(other.claim.place().status).toBe('elsewhere');
      end();
      await settle();
      expect(other.claim.place()).toEqual({ status: 'here' });
      expect(device.isTaken()).toBe(false);
    }
  });

  it('moves a practice, after the other tab has put it away', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    const third = device.openTab();
    await one.claim.begin(tree);
    other.claim.takeOver();
    expect(other.claim.place()).toEqual(elsewhere(tree, true));
    // The first tab learns of it at once, and still has to store its practice.
    expect(one.claim.place()).toEqual(elsewhere(tree));
    expect(one.claim.isHeld()).toBe(true);
    one.claim.handOver();
    await settle();
    expect(other.claim.place()).toEqual({ status: 'here' });
    expect(other.claim.isHeld()).toBe(true);
    expect(one.claim.isHeld()).toBe(false);
    await settle();
    expect(one.claim.place()).toEqual(elsewhere(tree));
    expect(third.claim.place()).toEqual(elsewhere(tree));
  });

  it('covers nothing that shows how a practice went', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    await one.claim.begin(tree);
    one.claim.finish();
    await settle();
    expect(await other.claim.begin(warrior)).toBe(true);
    expect(one.claim.place()).toEqual({ status: 'here' });
    expect(await one.claim.begin(tree)).toBe(false);
    expect(one.claim.place()).toEqual(elsewhere(warrior));
  });

  it('is not refused by itself when it is asked twice', async () => {
    const device = openDevice();
    const { claim } = device.openTab();
    expect(await Promise.all([claim.begin(tree), claim.begin(tree)])).toEqual([true, true]);
    expect(claim.place()).toEqual({ status: 'here' });
    claim.end();
    expect(device.isTaken()).toBe(false);
  });

  it('remembers that it has waited, unless it has taken the practice over', async () => {
    const device = openDevice();
    const one = device.openTab();
    const waiting = device.openTab();
    await one.claim.begin(tree);
    expect(await waiting.claim.begin(warrior)).toBe(false);
    one.claim.finish();
    await settle();
    expect(waiting.claim.context().hasWaited).toBe(true);
    expect(one.claim.context().hasWaited).toBe(false);

    const third = device.openTab();
    await one.claim.begin(tree);
    third.claim.takeOver();
    one.claim.handOver();
    await settle();
    expect(third.claim.isHeld()).toBe(true);
    expect(third.claim.context().hasWaited).toBe(false);
  });

  it('belongs to the tab in which somebody taps, also after that has waited', async () => {
    const device = openDevice();
    const one = device.openTab();
    const waiting = device.openTab();
    await one.claim.begin(tree);
    await waiting.claim.begin(tree);
    one.close();
    await settle();
    expect(waiting.claim.context().hasWaited).toBe(true);
    const goOn = vi.fn();
    beginClaimed(waiting.claim.claim, warrior, goOn);
    await settle();
    expect(goOn).toHaveBeenCalledOnce();
    expect([waiting.claim.context().hasWaited, waiting.claim.isHeld()]).toEqual([false, true]);
    beginClaimed(waiting.claim.claim, warrior, goOn);
    expect(goOn).toHaveBeenCalledTimes(2);
    const later = device.openTab();
    beginClaimed(later.claim.claim, tree, goOn);
    await settle();
    expect(goOn).toHaveBeenCalledTimes(2);
    expect(later.claim.place()).toEqual(elsewhere(warrior));
  });

  it('takes what is not handed over, from a tab that finds out when it wakes up', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    await one.claim.begin(tree);
    one.sleep();
    other.claim.takeOver();
    vi.advanceTimersByTime(2999);
    expect(other.claim.place()).toEqual(elsewhere(tree, true));
    vi.advanceTimersByTime(1);
    expect(other.claim.place()).toEqual(elsewhere(tree, true, true));
    other.claim.takeOver();
    await settle();
    expect(other.claim.place()).toEqual({ status: 'here' });
    expect(other.claim.isHeld()).toBe(true);
    expect(other.claim.context().takenOver).toEqual(tree);
    // It leads to its page once: from there the practice goes its own way.
    expect(other.claim.context().next).toEqual(tree);
    other.claim.claim.send({ type: 'page.arrived' });
    expect(other.claim.context().next).toBeNull();
    expect(other.claim.context().takenOver).toEqual(tree);
    // Whatever is put away when it moves must not count as its own any more.
    const held: boolean[] = [];
    one.claim.claim.subscribe(({ context }) => {
      if (context.place.status === 'elsewhere') held.push(one.claim.isHeld());
    });
    one.wake();
    expect(held).not.toHaveLength(0);
    expect(held).not.toContain(true);
    expect(one.claim.isHeld()).toBe(false);
    expect(one.claim.place()).toEqual(elsewhere(tree));
    // What was taken from it is not its own to give, and comes back by asking alone.
    one.claim.handOver();
    one.claim.takeOver();
    other.claim.handOver();
    await settle();
    expect([one.claim.isHeld(), other.claim.isHeld()]).toEqual([true, false]);
  });

  it('accepts a late answer, and asks again', async () => {
    const device = openDevice();
    const one = device.openTab();
    const other = device.openTab();
    await one.claim.begin(tree);
    one.sleep();
    other.claim.takeOver();
    vi.advanceTimersByTime(3000);
    device.openTab();
    one.wake();
    one.claim.handOver();
    await settle();
    expect(other.claim.isHeld()).toBe(true);
  });

  it('knows of a tab that has never answered nothing to begin with by itself', async () => {
    const device = openDevice();
    const one = device.openTab();
    await one.claim.begin(tree);
    one.sleep();
    const other = device.openTab();
    expect(await other.claim.begin(warrior)).toBe(false);
    expect(other.claim.place()).toEqual(elsewhere(null));
    vi.advanceTimersByTime(3000);
    expect(other.claim.place()).toEqual(elsewhere(null, false, true));
    other.claim.takeOver();
    await settle();
    expect(other.claim.place()).toEqual({ status: 'here' });
    expect(other.claim.context().hasWaited).toBe(true);
    expect(other.claim.context().takenOver).toBeNull();
    expect(other.claim.context().next).toBeNull();
    other.claim.claim.send({ type: 'tapped' });
    expect(await other.claim.begin(warrior)).toBe(true);
    expect(other.claim.context().hasWaited).toBe(false);
  });

  it('goes on with what a tab has written down that has never answered', async () => {
    const device = openDevice();
    const one = device.openTab();
    await one.claim.begin(tree);
    device.write(tree);
    one.sleep();
    const other = device.openTab();
    expect(await other.claim.begin(warrior)).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(other.claim.place()).toEqual(elsewhere(tree, false, true));
    other.claim.takeOver();
    await settle();
    expect(other.claim.context().takenOver).toEqual(tree);
    expect(other.claim.context().hasWaited).toBe(false);
  });

  it('keeps nothing that it is given after its page was left', async () => {
    const device = openDevice();
    const { claim, close } = device.openTab();
    const begun = claim.begin(tree);
    close();
    expect(await begun).toBe(false);
    expect(device.isTaken()).toBe(false);
  });
});
