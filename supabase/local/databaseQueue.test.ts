import { MessageChannel } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPenalties } from './penalties.ts';
import { hashPassword } from './passwords.ts';
import { createTestBackend } from './testing.ts';
import { Busy, callers, DatabaseQueue, Interrupted } from './databaseQueue.ts';

/** A gate that work waits at. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('the queue of the database', () => {
  const as = <Result>(id: string, work: () => Promise<Result>, timeoutMs = 60_000) =>
    callers.run({ id, timeoutMs }, work);

  test('one at a time, in order, and after a failure too', async () => {
    const queue = new DatabaseQueue();
    const order: number[] = [];
    const work = (number: number) =>
      queue.run(async () => {
        await Promise.resolve();
        order.push(number);
        if (number === 1) throw new Error('refused');
      });
    await Promise.allSettled([work(1), work(2), work(3)]);
    expect(order).toEqual([1, 2, 3]);
  });

  test('callers take turns: none waits for all requests of another', async () => {
    const queue = new DatabaseQueue();
    const { open, opened } = gate();
    const order: string[] = [];
    const work = (id: string) => as(id, () => queue.run(async () => void order.push(id)));
    const first = as('a', () => queue.run(() => opened));
    const all = [...Array.from({ length: 5 }, () => work('a')), work('b'), work('b'), work('c')];
    open();
    await Promise.all([first, ...all]);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a', 'a']);
  });

  test('a hundred wait, and the longest line loses its last', async () => {
    const queue = new DatabaseQueue();
    const { open, opened } = gate();
    const first = as('a', () => queue.run(() => opened));
    const stranger = Array.from({ length: 105 }, () => as('a', () => queue.run(async () => 'a')));
    const student = as('b', () => queue.run(async () => 'b'));
    const ours = queue.run(async () => 'ours');
    const settled = Promise.allSettled(stranger);
    open();
    await first;
    expect(await student).toBe('b');
    expect(await ours).toBe('ours');
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: expect.any(Busy) as Busy });
  });

  test('a hundred who wait for one thing each are not refused for one who comes later', async () => {
    const queue = new DatabaseQueue();
    const { open, opened } = gate();
    const first = as('a', () => queue.run(() => opened));
    const waiting = Array.from({ length: 100 }, (_, index) =>
      as(`student ${index}`, () => queue.run(async () => index)),
    );
    await expect(as('late', () => queue.run(async () => 'late'))).rejects.toBeInstanceOf(Busy);
    open();
    await first;
    expect(await Promise.all(waiting)).toHaveLength(100);
  });

  test('what lasts too long is interrupted, counted from its turn on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const interrupt = vi.fn();
    const queue = new DatabaseQueue({ ready: () => Promise.resolve(), interrupt });
    const { open, opened } = gate();
    const own = queue.run(() => opened);
    const late = as('a', () => queue.run(() => new Promise<void>(() => undefined)), 3000);
    const refused = late.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(interrupt).not.toHaveBeenCalled();
    open();
    await own;
    await vi.advanceTimersByTimeAsync(2999);
    expect(interrupt).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toBeInstanceOf(Interrupted);
    expect(interrupt).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expect(await queue.run(async () => 'next')).toBe('next');
  });

  test('what the caller of such a call waits for as well is refused with it, and nothing of others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const interrupt = vi.fn();
    const queue = new DatabaseQueue({ ready: () => Promise.resolve(), interrupt });
    const endless = () =>
      as('a', () => queue.run(() => new Promise<void>(() => undefined)), 3000).catch(
        (error: unknown) => error,
      );
    const [first, ...burst] = Array.from({ length: 12 }, endless);
    const other = as('b', () => queue.run(async () => 'answer'), 3000);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await first).toBeInstanceOf(Interrupted);
    expect(await other).toBe('answer');
    for (const refused of await Promise.all(burst)) expect(refused).toBeInstanceOf(Busy);
    expect(interrupt).toHaveBeenCalledOnce();
  });

  test('an answer that is there counts, also when this thread was held up past the deadline', async () => {
    const interrupt = vi.fn();
    const queue = new DatabaseQueue({ ready: () => Promise.resolve(), interrupt });
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    const answered = as(
      'a',
      () =>
        queue.run(() => {
          port2.postMessage('answer');
          for (const end = performance.now() + 30; performance.now() < end;);
          return new Promise((resolve) => port1.once('message', resolve));
        }),
      10,
    );
    expect(await answered).toBe('answer');
    expect(interrupt).not.toHaveBeenCalled();
  });

  test('closing refuses callers that wait or come', async () => {
    const queue = new DatabaseQueue();
    const { open, opened } = gate();
    const running = queue.run(() => opened);
    const waiting = queue.run(async () => 1).catch((error: unknown) => error);
    const closed = queue.close(60_000);
    expect(await waiting).toBeInstanceOf(Busy);
    open();
    await running;
    await closed;
    await expect(queue.run(async () => 1)).rejects.toBeInstanceOf(Busy);
  });
});

test('a caller who stops the database again is refused for twice as long', () => {
  let now = 0;
  const penalties = createPenalties(() => now);
  expect(penalties.waiting('a')).toBeNull();
  penalties.add('a');
  expect(penalties.waiting('a')).toBe(60);
  expect(penalties.waiting('b')).toBeNull();
  now += 60_000;
  expect(penalties.waiting('a')).toBeNull();
  penalties.add('a');
  expect(penalties.waiting('a')).toBe(120);
});

test('a storm of sign-ups does not hold others up', async () => {
  const backend = await createTestBackend();
  const student = await backend.createUser();
  let signedUp = 0;
  const storm = Array.from({ length: 60 }, async (_, number) => {
    const { error } = await backend.clientFor(null).auth.signUp({
      email: `storm${number}@niyama.example`,
      password: 'a-password-of-it',
      options: { data: { username: `storm_${number}`, full_name: 'Storm' } },
    });
    expect(error).toBeNull();
    signedUp += 1;
  });
  await hashPassword('another password, behind those of the storm');
  const { error } = await student.client.from('profiles').select('id');
  expect(error).toBeNull();
  expect(signedUp).toBeLessThan(60);
  await Promise.all(storm);
  await backend.close();
});
