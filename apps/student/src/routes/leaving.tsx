import { leavingQuery } from '@niyama/data';
import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { LeavingScreen } from '@niyama/ui/screens/student/LeavingScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { toLoad } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useClient } from '@niyama/app/backend.tsx';
import { useSession, useUserId } from '@niyama/app/session.tsx';
import { useDialogs } from '../app/dialogs.tsx';
import { useLanguage } from '../app/language.tsx';
import { useLeavingActions } from './leaving/useLeavingActions.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';

const DownloadData = lazy(() => import('./settings/DownloadData.tsx'));

/** /leaving: the only page left to students who have asked for their account to be deleted. */
export default function LeavingRoute() {
  usePageTexts('leaving');
  const { t, i18n } = useTranslation('leaving');
  const { language, changeLanguage } = useLanguage();
  const { user } = useSession();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    leavingQuery(useClient(), useUserId()),
  );
  const { state: actions, keep, deleteNow } = useLeavingActions();
  const { askToLogOut } = useDialogs();
  const [isDownloading, setIsDownloading] = useState(false);

  // A cached answer may be older than the request for deletion.
  if (data === null && isFetchedAfterMount && error === null) {
    return <Navigate replace to={paths.home()} />;
  }
  const state = toLoad(i18n, { data: data ?? undefined, error }, ({ dueAt }) => ({
    dueAt: new Date(dueAt),
    email: user?.email ?? '',
    ...actions,
  }));
  return (
    <Page title={t('page.title')}>
      <LeavingScreen
        language={language}
        state={state}
        onChangeLanguage={changeLanguage}
        onDeleteNow={deleteNow}
        onDownloadData={() => setIsDownloading(true)}
        onKeep={keep}
        onLogOut={askToLogOut}
        onRetry={() => void refetch()}
      />
      <Suspense fallback={null}>
        {isDownloading ? <DownloadData onClose={() => setIsDownloading(false)} /> : null}
      </Suspense>
    </Page>
  );
}
