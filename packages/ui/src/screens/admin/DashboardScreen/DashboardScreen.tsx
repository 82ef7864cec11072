import type { Dashboard, Load, Stale, CheckIn } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { ActivitySummary } from './parts/ActivitySummary.tsx';
import { AdminActions } from './parts/AdminActions.tsx';
import { Counts } from './parts/Counts.tsx';
import { DashboardLoading } from './parts/DashboardLoading.tsx';
import { CheckIns } from './parts/CheckIns.tsx';
import { PracticesPerDay } from './parts/PracticesPerDay.tsx';
import { RecentActivity } from './parts/RecentActivity.tsx';
import { columns } from './DashboardScreen.css.ts';

export type DashboardState = Load<{ dashboard: Dashboard; stale: Stale }>;

export interface DashboardScreenProps {
  state: DashboardState;
  /** For how long ago something was: epoch milliseconds. */
  now: number;
  /** Whether this is the demo's invented school. */
  isInvented: boolean;
  onRetry: () => void;
  /** Hides a check-in for seven days. */
  onCheckInDone: (checkIn: CheckIn) => void;
}

/** The first page behind the admin login: the school in figures. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('dashboard.title')}>
      <Content {...props} />
    </AdminFrame>
  );
}

function Content({ state, now, isInvented, onRetry, onCheckInDone }: DashboardScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const retry = (
    <Button variant="secondary" onPress={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  const titleOf = (isOffline: boolean) =>
    isOffline ? t('table.noConnection') : t('dashboard.failed');
  if (state.status === 'loading') return <DashboardLoading />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={retry}
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={titleOf(state.isOffline)}
      />
    );
  }
  const { dashboard, stale } = state;
  return (
    <Stack gap="4">
      {isInvented ? (
        <Text size="small" tone="soft">
          {t('common:inventedSchool')}
        </Text>
      ) : null}
      {stale ? (
        <FormAlert
          action={retry}
        >{`${titleOf(stale === 'offline')}. ${t('table.kept')}`}</FormAlert>
      ) : null}
      <Counts dashboard={dashboard} />
      <CheckIns
        hasMore={dashboard.moreCheckIns}
        checkIns={dashboard.checkIns}
        onDone={onCheckInDone}
      />
      <div className={columns}>
        <PracticesPerDay dashboard={dashboard} />
        <ActivitySummary dashboard={dashboard} />
        <RecentActivity now={now} recent={dashboard.recent} />
        <AdminActions entries={dashboard.audit} now={now} />
      </div>
    </Stack>
  );
}
