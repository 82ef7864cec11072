import { homeQuery, markHealthNoticeSeen } from '@niyama/data';
import { consoleLogger, deviceTimeZone, paths } from '@niyama/domain';
import type { Frame } from '@niyama/ui/screens/student/StudentFrame';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useClient } from './backend.tsx';
import { useDialogs } from './dialogs.tsx';
import { useUserId } from './session.tsx';
import { runningSitBar, useIsSitUnderway } from './sit.tsx';

/** The query that home and every frame share. */
export const useHomeQuery = () => homeQuery(useClient(), useUserId(), deviceTimeZone());

/** What every screen behind the login hands to its frame. */
export function useFrame(): Frame {
  const { data: home } = useQuery(useHomeQuery());
  const { pathname } = useLocation();
  const { askToLogOut, openHealthNotice } = useDialogs();
  const isSitUnderway = useIsSitUnderway();
  const profile = home?.profile;
  return {
    person: {
      username: profile?.username ?? null,
      avatarUrl: profile?.avatarUrl ?? null,
      level: profile?.level ?? null,
      points: profile?.points ?? null,
      inCommunity: home?.inCommunity ?? false,
    },
    currentPath: pathname,
    onLogOut: askToLogOut,
    onOpenHealthNotice: openHealthNotice,
    running: isSitUnderway && pathname !== paths.timer() ? runningSitBar : null,
  };
}

/** Remembers that the notice was read, also where the network is gone: it is only a courtesy. */
export function useMarkHealthNoticeSeen() {
  const client = useClient();
  const userId = useUserId();
  return () => {
    markHealthNoticeSeen(client, userId).catch((error: unknown) =>
      consoleLogger.warn('The health notice could not be marked as read', error),
    );
  };
}
