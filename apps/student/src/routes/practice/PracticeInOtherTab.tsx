import type { PracticeSource } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticePlace } from '@niyama/machines';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect } from 'react';
import { Page } from '@niyama/app/Page.tsx';
import { claimOf, usePracticePage } from './practicePageContext.ts';
import { useLeavePractice } from './useLeavePractice.ts';

interface PracticeInOtherTabProps {
  place: Extract<PracticePlace, { status: 'elsewhere' }>;
  source: PracticeSource;
}

/** Another tab practices: this one says so before anything is begun, and can take the practice over. */
export function PracticeInOtherTab({ place, source }: PracticeInOtherTabProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const page = usePracticePage();
  const leave = useLeavePractice(source);
  const { practiced, isWanted, isSilent } = place;
  // By now what was practiced here is written down, for the tab that goes on with it.
  useEffect(() => claimOf(page).send({ type: 'practice.handedOver' }), [page]);
  return (
    <Page part="elsewhere" title={t('pose-practice:elsewhere.title')}>
      <PracticeScreen
        cues={null}
        state={{
          status: 'elsewhere',
          name: practiced?.name ?? null,
          isWaiting: !isSilent && (isWanted || !practiced),
          isSilent,
          onTakeOver: () => claimOf(page).send({ type: 'takeover.asked' }),
        }}
        onBack={leave}
      />
    </Page>
  );
}
