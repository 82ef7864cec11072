import type { PausedSession } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { HomeScreen, homeOf } from '@niyama/ui/screens/student/HomeScreen';
import { lazy, Suspense, useState } from 'react';
import { useOutbox } from '../app/outbox.tsx';
import { useOpenRun, useStartPractice } from './shared/practiceNavigation.ts';
import { bells, wakeSpeech } from '@niyama/app/practice/sounds.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useAbandonedPractice } from './shared/useAbandonedPractice.ts';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useRunOnDevice } from './shared/useRunOnDevice.ts';
import { useInventedSchool } from './home/useInventedSchool.ts';
import { useDailyPractice } from './home/useDailyPractice.ts';
import { useInstallOffer } from './home/useInstallOffer.ts';
import { useDiscardUnsaved, useUnsaved } from './home/useUnsaved.ts';

const PausedPractices = lazy(() => import('./home/PausedPractices.tsx'));

/** /homepage: the practice of the day. */
export default function HomeRoute() {
  const { t } = useTranslation('student');
  const startPractice = useStartPractice();
  const openRun = useOpenRun();
  const run = useRunOnDevice();
  const outbox = useOutbox();
  const { state, retry } = useDailyPractice();
  const [isPausedOpen, setPausedOpen] = useState(false);
  useAbandonedPractice(true);
  const resume = ({ asana, source }: PausedSession) => {
    // It goes on by itself: this is the press that a browser wants before any sound.
    bells.wake();
    startPractice({ asanaId: asana.id, source, resumes: true });
  };
  return (
    <Page title={t('home.title')}>
      <HomeScreen
        now={useLocalTime()}
        install={useInstallOffer(homeOf(state))}
        isInvented={useInventedSchool()}
        run={run && { name: run.run?.name ?? null, number: run.index + 1, total: run.steps.length }}
        state={state}
        unsaved={useUnsaved()}
        onContinueRun={() => {
          bells.wake();
          wakeSpeech();
          if (run) openRun(run, { resumes: true });
        }}
        onDiscard={useDiscardUnsaved()}
        onResume={resume}
        onRetry={retry}
        onShowPaused={() => setPausedOpen(true)}
        onSaveNow={outbox.sendNow}
        onSendAgain={outbox.sendAgain}
        onStart={(asanaId) => startPractice({ asanaId, source: 'home' })}
      />
      {isPausedOpen ? (
        <Suspense fallback={null}>
          <PausedPractices onClose={() => setPausedOpen(false)} onResume={resume} />
        </Suspense>
      ) : null}
    </Page>
  );
}
