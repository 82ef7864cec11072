import type { PracticeSource } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { Page } from '@niyama/app/Page.tsx';
import { RecoverPractice } from './RecoverPractice.tsx';
import { PracticeRest } from './PracticeRest.tsx';
import type { SequenceStep } from './sequenceStep.ts';
import { useClaimedRest } from './useClaimedPractice.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import { usePracticeOpening } from './usePracticeOpening.ts';
import { useSkippedPose } from './useSkippedPose.ts';

interface PracticePageProps {
  id: string;
  source: PracticeSource;
  /** Null for a pose alone. */
  step: SequenceStep | null;
}

/** One pose, alone or as one of several; during the rest before it, it is loaded already. */
export function PracticePage({ id, source, step }: PracticePageProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const opening = usePracticeOpening(id);
  const { asana } = opening;
  const leave = useLeavePractice(source);
  const claimed = useClaimedRest({ id, source, step }, asana);
  useSkippedPose(step, opening.status === 'notFound');
  return <Page title={title()}>{body()}</Page>;

  function body() {
    if (step?.rest) {
      const spoken = opening.status === 'ready' ? opening.practice.spoken : null;
      return (
        <PracticeRest asana={asana} rest={step.rest} spoken={spoken} step={step} onTap={claimed} />
      );
    }
    if (opening.status === 'ready') {
      return <RecoverPractice practice={opening.practice} source={source} step={step} />;
    }
    return (
      <PracticeScreen
        cues={null}
        sequenceId={step?.sequenceId ?? null}
        state={opening}
        onBack={leave}
      />
    );
  }

  function title() {
    if (!asana) return t('common:loading');
    const { name } = asana;
    return step?.rest
      ? t('pose-practice:sequence.rest.pageTitle', { name })
      : t('pose-practice:title', { name });
  }
}
