import type { CheckIn } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { PagedList } from '../parts/PagedList.tsx';
import type { TableState } from '../parts/tableState.ts';
import { CheckInLines } from '../parts/CheckInLines.tsx';

export interface CheckInsScreenProps {
  /** One line a student, the most urgent first. A page may have none and be followed by others. */
  state: TableState<CheckIn>;
  /** Hides a line for seven days. */
  onDone: (checkIn: CheckIn) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/check-ins: each student an instructor should check in with, and why. */
export function CheckInsScreen({ onDone, ...list }: CheckInsScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('checkIns.title')}>
      <Text tone="soft">{t('checkIns.subtitle')}</Text>
      <PagedList
        {...list}
        empty={{ title: t('checkIns.nobody'), description: t('checkIns.emptyText') }}
        failed={t('checkIns.loadFailed')}
        skeleton={<Skeleton height="24rem" shape="block" />}
      >
        {(checkIns) => (
          <Card>
            <CheckInLines checkIns={checkIns} onDone={onDone} />
          </Card>
        )}
      </PagedList>
    </AdminFrame>
  );
}
