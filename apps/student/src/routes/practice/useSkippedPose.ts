import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { toasts } from '../../app/toasts.ts';
import type { SequenceStep } from './sequenceStep.ts';

/** Leaves a pose out of its sequence that was deleted meanwhile, and says so. */
export function useSkippedPose(step: SequenceStep | null, isGone: boolean): void {
  const { t } = useTranslation(['student', 'pose-practice']);
  const skip = useEffectEvent(() => {
    if (!step) return;
    toasts.show({ tone: 'info', message: t('pose-practice:sequence.skipped') });
    step.send({ type: 'pose.skipped' });
  });
  useEffect(() => {
    if (isGone) skip();
  }, [isGone]);
}
