import type { PracticeSource, SequenceResult } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { SequenceSummaryScreen } from '@niyama/ui/screens/student/SequenceSummaryScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useIsTooShort } from './sequenceResults.ts';
import { useLeavePractice } from './useLeavePractice.ts';

interface PracticeSummaryProps {
  results: SequenceResult[];
  source: PracticeSource;
}

/** What a sequence came to. */
export function PracticeSummary({ results, source }: PracticeSummaryProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <Page title={t('pose-practice:sequence.summary.title')}>
      <SequenceSummaryScreen
        isTooShort={useIsTooShort()}
        results={results}
        onClose={useLeavePractice(source)}
      />
    </Page>
  );
}
