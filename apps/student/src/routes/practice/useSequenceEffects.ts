import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toasts } from '../../app/toasts.ts';
import { handOnResults } from './sequenceResults.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import type { SequenceSnapshot } from './useSequenceMachine.ts';

/** Keeps the address at the pose where the sequence stands, and goes on when it is over. */
export function useSequenceEffects({ context, value }: SequenceSnapshot): void {
  const { t } = useTranslation(['student', 'pose-practice']);
  const navigate = useNavigate();
  const start: unknown = useLocation().state;
  const { items, index, source, results, outcome } = context;
  const leave = useLeavePractice(source);
  const asanaId = items[index]?.asanaId ?? '';

  const follow = useEffectEvent(() => {
    // Back leads out of the sequence, not through it.
    void navigate(paths.practice(asanaId, source), { replace: true, state: start });
  });
  useEffect(() => {
    if (index > 0) follow();
  }, [index]);

  const conclude = useEffectEvent(() => {
    // A pose that was ended early has said so itself.
    const wasResting = value === 'endedEarly' && context.isResting;
    if (wasResting) toasts.show({ tone: 'info', message: t('pose-practice:ended') });
    if (outcome === 'finished' && results.length > 0) {
      const state = handOnResults(start, results);
      void navigate(paths.practice(asanaId, source), { replace: true, state });
    } else {
      leave();
    }
  });
  useEffect(() => {
    if (outcome !== null) conclude();
  }, [outcome]);
}
