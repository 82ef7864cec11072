import { useEndSkeleton } from '@niyama/app/useEndSkeleton.ts';
import { FramedPageOutlet } from '@niyama/app/RouteBoundary.tsx';
import { nameOfProfile, paths } from '@niyama/domain';
import type { OutboxBarProps } from '@niyama/ui/screens/student/OutboxBar';
import { type Frame, StudentShell } from '@niyama/ui/screens/student/StudentFrame';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useDialogs } from './dialogs.tsx';
import { runningMeditationBar, useMeditationUnderway } from './meditation.tsx';
import { useOutbox } from './outbox.tsx';
import { useHomeQuery } from './useHomeQuery.ts';

const OutboxBar = lazy<ComponentType<OutboxBarProps>>(() =>
  import('@niyama/ui/screens/student/OutboxBar').then(
    (module) => ({ default: module.OutboxBar }),
    // Home has what it leads to; a part that cannot be fetched must not break another screen.
    () => ({ default: () => null }),
  ),
);

/** Around the pages with the main navigation, which stays from one to the next. */
export default function FrameLayout() {
  useEndSkeleton();
  return (
    <StudentShell frame={useFrame()}>
      <FramedPageOutlet homeHref={paths.home()} />
    </StudentShell>
  );
}

/** What the frame around all these pages shows and does. */
function useFrame(): Frame {
  const { data: home, isLoading } = useQuery(useHomeQuery());
  const { pathname } = useLocation();
  const { askToLogOut, openHealthNotice } = useDialogs();
  const isMeditating = useMeditationUnderway() !== null;
  const unsaved = useUnsavedPractices();
  const profile = home?.profile;
  return {
    person: {
      name: profile ? nameOfProfile(profile, ['username']) : null,
      avatarUrl: profile?.avatarUrl ?? null,
      level: profile?.level ?? null,
      // A profile that could not be loaded counts as 0 points and no name.
      points: profile?.points ?? (isLoading ? null : 0),
      inCommunity: home?.inCommunity ?? false,
    },
    currentPath: pathname,
    onLogOut: askToLogOut,
    onOpenHealthNotice: openHealthNotice,
    running: runningBars(),
  };

  function runningBars() {
    // Each screen has what the bar would lead to.
    const meditationBar = isMeditating && pathname !== paths.timer() ? runningMeditationBar : null;
    const hasUnsaved = unsaved.waiting + unsaved.refused > 0 && pathname !== paths.home();
    if (!hasUnsaved) return meditationBar;
    return (
      <>
        <Suspense fallback={null}>
          <OutboxBar {...unsaved} />
        </Suspense>
        {meditationBar}
      </>
    );
  }
}

/** The practices and meditations that the server does not have; what is on its way counts when it is late. */
function useUnsavedPractices() {
  const { waiting, refused, failure } = useOutbox();
  const practicesOf = (rows: typeof waiting) =>
    rows.filter(({ operation }) => operation.kind === 'completion').length;
  return { waiting: failure === null ? 0 : practicesOf(waiting), refused: practicesOf(refused) };
}
