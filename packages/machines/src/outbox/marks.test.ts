import { describe, expect, it } from 'vitest';
import { arrive, offline, open, row, taken, markOf, newPlace } from '../testing/openOutbox.ts';
import { morning } from '../testing/time.ts';

describe('a mark in the outbox', () => {
  const boat = { asanaId: 'boat', asanaName: 'Boat Pose' };

  it('is sent as it was changed last, in its order among the rest', async () => {
    const { add, mark, place, send, settle, time } = open([], (given) => {
      given.isOffline = true;
    });
    await settle();
    mark(true);
    time.sleep(0.1);
    mark(true, boat);
    time.sleep(0.1);
    add('one');
    time.sleep(0.1);
    mark(false, boat);
    mark(true, { ...boat, mark: 'practiceList' });
    await settle();
    expect([...place.device.keys()]).toEqual(['change 1', 'one', 'change 4']);
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect(place.sent).toEqual(['change 1', 'one', 'change 4']);
    expect([...place.marks]).toEqual([
      ['tree', true],
      ['boat', true],
    ]);
  });

  it('leaves nothing behind when it is changed back before anything could be sent', async () => {
    const { mark, emitted, place, state, settle } = open([], (given) => {
      given.isOffline = true;
    });
    await settle();
    mark(true);
    await settle();
    mark(false);
    await settle();
    expect([state(), [...place.device.keys()], emitted]).toEqual([
      'idle',
      [],
      [{ type: 'mark.undone', id: 'change 2' }],
    ]);
  });

  it('leaves nothing behind either when it was first changed before the device had answered', async () => {
    const { mark, place, send, settle } = open([], (given) => {
      given.isOffline = true;
    });
    mark(true);
    await settle();
    mark(false);
    await settle();
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect([[...place.device.keys()], place.sent]).toEqual([[], []]);
  });

  it('is sent when an earlier visit may have sent it, and nobody knows', async () => {
    const { mark, place, send, settle } = open([], (given) => {
      given.isOffline = true;
      given.marks.set('tree', true);
      const operation = { kind: 'mark' as const, ...markOf(true), wasSet: false };
      given.device.set('earlier', row('earlier', { operation, addedAt: morning - 1 }));
    });
    await settle();
    mark(false);
    await settle();
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect([...place.marks]).toEqual([['tree', false]]);
  });

  it('is sent again when an earlier change may have arrived', async () => {
    const { mark, place, send, settle } = open([], (given) => {
      given.answer = (row) => {
        arrive(given, row);
        given.answer = taken;
        given.isOffline = true;
        return Promise.reject(offline);
      };
    });
    await settle();
    mark(true);
    await settle();
    mark(false);
    await settle();
    expect([...place.device.keys()]).toEqual(['change 2']);
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect([...place.marks]).toEqual([['tree', false]]);
  });

  it('is sent whatever it was before, when an earlier visit left a change of it', async () => {
    const { mark, place, send, settle } = open([], (given) => {
      given.isOffline = true;
      const operation = { kind: 'mark' as const, ...markOf(true), wasSet: false };
      given.device.set('earlier', row('earlier', { operation, addedAt: morning - 1 }));
    });
    // Before the device has answered.
    mark(false);
    mark(true);
    await settle();
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect([...place.marks]).toEqual([['tree', true]]);
    expect([...place.device.keys()]).toEqual([]);
  });

  it('is left alone by a tab in which it is old', async () => {
    const place = newPlace();
    place.isOffline = true;
    const one = open([], undefined, place);
    const other = open([], undefined, place);
    await one.settle();
    one.mark(true);
    await one.settle();
    other.send({ type: 'rows.changed' });
    await other.settle();
    expect(other.waiting()).toEqual(['change 1']);
    place.isOffline = false;
    one.send({ type: 'network.restored' });
    await one.settle();
    one.mark(false);
    await one.settle();
    other.send({ type: 'network.restored' });
    await other.settle();
    expect([...place.marks]).toEqual([['tree', false]]);
    expect([other.waiting(), other.emitted]).toMatchObject([
      [],
      [{ type: 'row.saved', sent: { kind: 'elsewhere' } }],
    ]);
  });

  it('is no longer listed as refused once the student sets it again', async () => {
    const operation = { kind: 'mark' as const, ...markOf(true), wasSet: null };
    const { mark, place, refused, settle } = open([
      row('earlier', { operation, refusal: 'asana_not_found' }),
    ]);
    await settle();
    mark(true);
    await settle();
    expect([refused(), [...place.device.keys()]]).toEqual([[], []]);
    expect([...place.marks]).toEqual([['tree', true]]);
  });

  it('is sent from memory when the device cannot store', async () => {
    const { mark, place, settle } = open([], (given) => {
      given.isStoreBroken = true;
    });
    mark(true);
    await settle();
    expect([...place.marks]).toEqual([['tree', true]]);
  });
});
