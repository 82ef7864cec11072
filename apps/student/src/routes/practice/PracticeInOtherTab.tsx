import { paths, type PracticeSource } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticePlace, Practiced } from '@niyama/machines';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useLeavePractice } from './useLeavePractice.ts';
import { usePracticeClaim } from './usePracticeClaim.ts';

interface PracticeInOtherTabProps {
  place: Extract<PracticePlace, { status: 'elsewhere' }>;
  /** The pose of the page. */
  id: string;
  source: PracticeSource;
}

/** Another tab practices: this one says so before anything is begun, and can take the practice over. */
export function PracticeInOtherTab({ place, id, source }: PracticeInOtherTabProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const claim = usePracticeClaim();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const leave = useLeavePractice(source);
  const { practiced, isWanted, isSilent } = place;
  // By now what was practiced here is written down, for the tab that goes on with it.
  useEffect(() => claim.handOver(), [claim]);
  const goTo = (what: Practiced) =>
    void navigate(paths.practice(what.asanaId, what.source), { replace: true, state });
  const takeOver = () => {
    if (practiced) goTo(practiced);
    claim.takeOver();
  };
  // A tab that was silent may wake up at the next pose of its sequence.
  const isAstray = isWanted && practiced !== null && practiced.asanaId !== id;
  const follow = useEffectEvent(() => {
    if (practiced) goTo(practiced);
  });
  useEffect(() => {
    if (isAstray) follow();
  }, [isAstray]);
  return (
    <Page part="elsewhere" title={t('pose-practice:elsewhere.title')}>
      <PracticeScreen
        cues={null}
        state={{
          status: 'elsewhere',
          name: practiced?.name ?? null,
          isWaiting: !isSilent && (isWanted || !practiced),
          isSilent,
          onTakeOver: takeOver,
        }}
        onBack={leave}
      />
    </Page>
  );
}
