import type { LockEvent, LockRequest } from '@niyama/machines';
import { type AnyEventObject, fromCallback } from 'xstate';

/** Takes a lock for one tab of the device, as `acquireLock` of the device does. */
export type AcquireLock = (
  options: LockOptions & { onStolen: () => void },
) => Promise<(() => void) | null>;

const optionsOf = {
  wait: (signal: AbortSignal): LockOptions => ({ signal }),
  ifFree: (): LockOptions => ({ ifAvailable: true }),
  steal: (): LockOptions => ({ steal: true }),
};

/** A lock as an actor: it asks when it starts, and gives back when it is stopped. */
export const lockActor = (acquireLock: AcquireLock) =>
  fromCallback<AnyEventObject, LockRequest>(({ input, sendBack }) => {
    const send = (event: LockEvent) => sendBack(event);
    const end = new AbortController();
    const hold = async () => {
      const giveBack = await acquireLock({
        ...optionsOf[input.how](end.signal),
        onStolen: () => send({ type: 'lock.stolen' }),
      });
      if (end.signal.aborted) {
        giveBack?.();
        return;
      }
      if (giveBack) end.signal.addEventListener('abort', giveBack);
      send({ type: giveBack ? 'lock.granted' : 'lock.refused' });
    };
    void hold();
    return () => end.abort();
  });
