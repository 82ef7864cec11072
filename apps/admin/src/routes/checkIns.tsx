import { checkInsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { CheckInsScreen } from '@niyama/ui/screens/admin/CheckInsScreen';
import { useEffect, useMemo } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useCheckInDone } from './shared/useCheckInDone.ts';

/** /admin/check-ins: each student an instructor should check in with. */
export default function CheckInsRoute() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('checkIns.title')}>
      <CheckInsScreen {...useCheckIns()} onDone={useCheckInDone()} />
    </Page>
  );
}

function useCheckIns() {
  const { state, onShowMore, onRetry } = useTablePages(checkInsQuery(useClient()));
  const isBlank =
    state.status === 'ready' && state.items.length === 0 && state.more === 'available';
  // If all check-ins of a page are gone, load the next one.
  useEffect(() => {
    if (isBlank) onShowMore();
  }, [isBlank, onShowMore]);
  const read = state.status === 'ready' ? state.items : null;
  // A student who moved down the list between two requests is on both pages, and shown once. Memoized: for
  // the screen a new array means that a line is gone, and it moves a lost focus into the list.
  const items = useMemo(
    () => read && [...new Map(read.map((checkIn) => [checkIn.student.id, checkIn])).values()],
    [read],
  );
  if (state.status !== 'ready' || items === null) return { state, onShowMore, onRetry };
  return { state: { ...state, items }, onShowMore, onRetry };
}
