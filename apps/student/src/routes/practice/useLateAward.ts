import type { PracticeEvent } from '@niyama/machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOutbox } from '../../app/outbox.tsx';
import type { PracticeSnapshot } from '@niyama/app/practice/practiced.ts';

/**
 * Asks for the award of a practice that waited on the device and was sent meanwhile: it counts once
 * however often it is sent.
 */
export function useLateAward(
  snapshot: PracticeSnapshot,
  send: (event: PracticeEvent) => void,
): void {
  const { id } = snapshot.context;
  const isShown = snapshot.matches('achievements') && snapshot.context.award?.status === 'queued';
  const isWaiting = useOutbox().waiting.some((row) => row.id === id);
  const [hasWaited, setWaited] = useState(false);
  if (isShown && isWaiting && !hasWaited) setWaited(true);
  const wasSent = isShown && hasWaited && !isWaiting;
  const retry = useEffectEvent(() => send({ type: 'save.retried' }));
  useEffect(() => {
    if (wasSent) retry();
  }, [wasSent]);
}
