import { type PausedSession, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { HomeScreen, homeOf } from '@niyama/ui/screens/student/HomeScreen';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../app/frame.tsx';
import { useOutbox } from '../app/outbox.tsx';
import { Page } from '../../../shared/src/Page.tsx';
import { useAbandonedPractice } from '../app/useAbandonedPractice.ts';
import { useDayMoment } from '../app/useDayMoment.ts';
import { useDailyPractice } from './home/useDailyPractice.ts';
import { useInstallOffer } from './home/useInstallOffer.ts';
import { useDiscardUnsaved, useUnsaved } from './home/useUnsaved.ts';

const PausedPractices = lazy(() => import('./home/PausedPractices.tsx'));

/** /homepage: the practice of the day. */
export default function HomeRoute() {
  const { t } = useTranslation('student');
  const navigate = useNavigate();
  const outbox = useOutbox();
  const { state, retry } = useDailyPractice();
  const [isPausedOpen, setPausedOpen] = useState(false);
  useAbandonedPractice();
  const resume = ({ asana, source }: PausedSession) =>
    void navigate(paths.practice(asana.id, source));
  return (
    <Page title={t('home.title')}>
      <HomeScreen
        frame={useFrame()}
        now={useDayMoment()}
        install={useInstallOffer(homeOf(state))}
        state={state}
        unsaved={useUnsaved()}
        onDiscard={useDiscardUnsaved()}
        onResume={resume}
        onRetry={retry}
        onShowPaused={() => setPausedOpen(true)}
        onSaveNow={outbox.sendNow}
        onSendAgain={outbox.sendAgain}
        onStart={(asanaId) => void navigate(paths.practice(asanaId, 'home'))}
      />
      {isPausedOpen ? (
        <Suspense fallback={null}>
          <PausedPractices onClose={() => setPausedOpen(false)} onResume={resume} />
        </Suspense>
      ) : null}
    </Page>
  );
}
