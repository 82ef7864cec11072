import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Text } from '#components/Text/Text.tsx';
import { StudentFrame, useStudentFrame } from '../StudentFrame/StudentFrame.tsx';
import * as styles from './HomeScreen.css.ts';
import { CommunitiesCard } from '../parts/CommunitiesCard.tsx';
import { DailyPanel } from './parts/DailyPanel.tsx';
import { HomeHeader } from './parts/HomeHeader.tsx';
import { InstallCard, type InstallOffer } from './parts/InstallCard.tsx';
import { NextPractice } from './parts/NextPractice.tsx';
import { OutboxNotice } from './parts/OutboxNotice.tsx';
import { ResumeBanner } from './parts/ResumeBanner.tsx';
import { RunBanner } from './parts/RunBanner.tsx';
import {
  type DayMoment,
  type HomeActions,
  homeOf,
  type HomeState,
  profileOf,
  type RunOnDevice,
} from './types.ts';
import type { Unsynced } from './unsynced.ts';

export interface HomeScreenProps extends HomeActions {
  state: HomeState;
  /** The student's own day and hour, for the greeting and the due labels. */
  now: DayMoment;
  unsaved: Unsynced;
  /** What goes on on this device; null where nothing does. */
  run: RunOnDevice | null;
  /** The offer to install the app; null where the browser makes none or it was declined. */
  install: InstallOffer | null;
  /** Whether the other students are those of the demo's invented school. */
  isInvented: boolean;
}

/** Home: a greeting, what was left, and the practice of the day. */
export function HomeScreen(props: HomeScreenProps) {
  const { state, now, unsaved, run, install, isInvented, ...actions } = props;
  const { person, onLogOut } = useStudentFrame();
  const { t } = useTranslation(['student', 'public', 'common']);
  const outboxNotice = (
    <OutboxNotice
      {...unsaved}
      onDiscard={actions.onDiscard}
      onSaveNow={actions.onSaveNow}
      onSendAgain={actions.onSendAgain}
    />
  );
  if (state.status === 'noProfile') {
    return (
      <StudentFrame showsPoints={false} title={t('home.title')} width="reading">
        {outboxNotice}
        <ErrorState
          actions={<Button onPress={onLogOut}>{t('menu.logout')}</Button>}
          title={t('public:auth.signUp.profileFailed')}
        />
      </StudentFrame>
    );
  }
  const home = homeOf(state);
  return (
    <StudentFrame
      renderHeader={(openMenu) => (
        <HomeHeader
          avatarUrl={person.avatarUrl}
          isLoading={state.status === 'loading'}
          now={now}
          profile={profileOf(state)}
          onOpenMenu={openMenu}
        />
      )}
    >
      <div className={styles.layout}>
        <div className={styles.practices}>
          {outboxNotice}
          {run ? <RunBanner run={run} onContinue={actions.onContinueRun} /> : null}
          {home?.paused ? (
            <ResumeBanner
              more={home.morePaused}
              paused={home.paused}
              onResume={actions.onResume}
              onShowAll={actions.onShowPaused}
            />
          ) : null}
          <DailyPanel
            state={state}
            today={now.day}
            onRetry={actions.onRetry}
            onStart={actions.onStart}
          />
        </div>
        <div className={state.status === 'loading' ? styles.besideLater : styles.beside}>
          <NextPractice
            home={home}
            isOffered={state.status !== 'failed'}
            today={now.day}
            onStart={actions.onStart}
          />
          <CommunitiesCard />
          {isInvented ? (
            <Text size="small" tone="soft">
              {t('common:inventedSchool')}
            </Text>
          ) : null}
          {install ? <InstallCard {...install} /> : null}
        </div>
      </div>
    </StudentFrame>
  );
}
