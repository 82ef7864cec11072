import { describe, expect, it } from 'vitest';
import { type ClaimNews, createPracticeClaim, type Practised } from './practiceClaim.ts';

const tree: Practised = { asanaId: 'tree', name: 'Tree', source: 'library' };
const warrior: Practised = { asanaId: 'warrior', name: 'Warrior', source: 'home' };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One device: a lock that waits in line as the browser's does, and a line that hears the others. */
function openDevice() {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  const ears = new Set<(news: ClaimNews) => void>();
  const give = () => {
    isTaken = true;
    return () => {
      isTaken = false;
      waiting.shift()?.();
    };
  };
  const openTab = () => {
    const claim = createPracticeClaim({
      takeLock: ({ ifAvailable, signal }) => {
        if (!isTaken) return Promise.resolve(give());
        if (ifAvailable) return Promise.resolve(null);
        return new Promise((resolve) => {
          const take = () => resolve(give());
          waiting.push(take);
          signal?.addEventListener('abort', () => {
            const place = waiting.indexOf(take);
            if (place >= 0) waiting.splice(place, 1);
            resolve(null);
          });
        });
      },
      openLine: (onNews) => {
        ears.add(onNews);
        return {
          tell: (news) => {
            for (const ear of ears) if (ear !== onNews) ear(news);
          },
          close: () => void ears.delete(onNews),
        };
      },
    });
    const close = claim.open();
    return { claim, close };
  };
  return { openTab, isTaken: () => isTaken };
}

const elsewhere = (practised: Practised | null, isWanted = false) => ({
  status: 'elsewhere',
  practised,
  isWanted,
});

describe('one tab, one practice', () => {
  it('tells a tab that was open before, and one that is opened later', async () => {
    const device = openDevice();
    const before = device.openTab();
    const one = device.openTab();
    expect(await one.claim.begin(tree)).toBe(true);
    expect(before.claim.place()).toEqual(elsewhere(tree));
    const later = device.openTab();
    expect(later.claim.place()).toEqual(elsewhere(tree));
    expect(one.claim.place()).toEqual({ status: 'here' });
  });

  it('lets nothing begin while another tab practises, whatever the pose', async () => {
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
    // It is told at once, and still writes down what it has.
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
    expect(waiting.claim.hasWaited()).toBe(true);
    expect(one.claim.hasWaited()).toBe(false);

    const third = device.openTab();
    await one.claim.begin(tree);
    third.claim.takeOver();
    one.claim.handOver();
    await settle();
    expect(third.claim.isHeld()).toBe(true);
    expect(third.claim.hasWaited()).toBe(false);
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
