import { adminPaths, type CheckIn } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import { CheckInLines } from '#screens/admin/parts/CheckInLines.tsx';
import { focusTarget } from '../DashboardScreen.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

interface CheckInsProps {
  /** The most urgent ones. */
  checkIns: readonly CheckIn[];
  /** Whether others may follow them. */
  hasMore: boolean;
  /** Hides a line for seven days. */
  onDone: (checkIn: CheckIn) => void;
}

/** The students to check in with first, and the way to the rest. */
export function CheckIns({ checkIns, hasMore, onDone }: CheckInsProps) {
  const { t } = useTranslation('admin');
  // 'Done' goes with its line.
  const place = useRecoveredFocus<HTMLDivElement>(checkIns);
  const isEmpty = checkIns.length === 0;
  return (
    <DashboardCard title={t('checkIns.title')}>
      <div className={focusTarget} ref={place} tabIndex={-1}>
        <Stack gap="2">
          {isEmpty && !hasMore ? <Text tone="soft">{t('checkIns.empty')}</Text> : null}
          {isEmpty ? null : <CheckInLines checkIns={checkIns} onDone={onDone} />}
          {hasMore ? (
            <Link isStandalone href={adminPaths.checkIns()}>
              {t('checkIns.all')}
            </Link>
          ) : null}
        </Stack>
      </div>
    </DashboardCard>
  );
}
