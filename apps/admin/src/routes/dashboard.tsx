import { dashboardQuery } from '@niyama/data';
import { consoleLogger, deviceTimeZone } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import { DashboardScreen, type DashboardState } from '@niyama/ui/screens/admin/DashboardScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toLoad } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useInventedSchool } from '../app/inventedSchool.ts';
import { useCheckInDone } from './shared/useCheckInDone.ts';

/** /admin/dashboard: the school in figures, in one request. */
export default function DashboardRoute() {
  const { t } = useTranslation('admin');
  const { state, now, retry } = useDashboard();
  return (
    <Page title={t('dashboard.title')}>
      <DashboardScreen
        isInvented={useInventedSchool()}
        now={now}
        state={state}
        onRetry={retry}
        onCheckInDone={useCheckInDone()}
      />
    </Page>
  );
}

function useDashboard(): { state: DashboardState; now: number; retry: () => void } {
  const { i18n } = useTranslation();
  const client = useClient();
  const weekStart = firstDayOfWeek(languageOf(i18n));
  const language = useReadingLanguage();
  const query = dashboardQuery(client, { timeZone: deviceTimeZone(), weekStart, language });
  const { data, error, dataUpdatedAt, refetch } = useQuery(query);
  // Failures of the dashboard are logged and shown in its place; no toast reports them.
  useEffect(() => {
    if (error) consoleLogger.warn('The dashboard could not be loaded', error);
  }, [error]);
  const state = toLoad(i18n, { data, error }, (dashboard, stale) => ({ dashboard, stale }));
  return { state, now: dataUpdatedAt, retry: () => void refetch() };
}
