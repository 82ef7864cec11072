import { homeQuery } from '@niyama/data';
import { deviceTimeZone } from '@niyama/domain';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** The query of home, which every screen behind the login shares: the profile is part of its answer. */
export const useHomeQuery = () =>
  homeQuery(useClient(), {
    userId: useUserId(),
    timeZone: deviceTimeZone(),
    language: useReadingLanguage(),
  });
