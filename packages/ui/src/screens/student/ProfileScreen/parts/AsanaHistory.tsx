import { type HistoryEntry, isAssignedWork } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type AsanaFilter, asanaFilters } from '../types.ts';
import { AsanaEntry } from './AsanaEntry.tsx';
import { HistoryContent, type HistoryContentProps } from './HistoryContent.tsx';

type AsanaHistoryProps = Pick<HistoryContentProps, 'history' | 'today' | 'onMore' | 'onRetry'> & {
  filter: AsanaFilter;
  onFilterChange: (filter: AsanaFilter) => void;
};

const belongs: Record<AsanaFilter, (entry: HistoryEntry) => boolean> = {
  all: ({ kind }) => kind === 'practice',
  assigned: (entry) => entry.kind === 'practice' && isAssignedWork(entry),
  self: (entry) => entry.kind === 'practice' && !isAssignedWork(entry),
};

/** The poses of two months, all, assigned or chosen by the student, day by day. */
export function AsanaHistory({ filter, onFilterChange, ...content }: AsanaHistoryProps) {
  const { t } = useTranslation('student');
  return (
    <Stack>
      <SegmentedControl
        label={t('profile.asanas.filter')}
        options={asanaFilters.map((id) => ({ id, label: t(`profile.asanas.${id}`) }))}
        value={filter}
        onChange={onFilterChange}
      />
      <HistoryContent
        {...content}
        empty={
          <EmptyState
            title={t(filter === 'all' ? 'profile.asanas.empty' : 'profile.asanas.emptyFilter')}
          />
        }
        isShown={belongs[filter]}
        likelyHeight={6}
        renderEntry={(entry) => <AsanaEntry entry={entry} />}
      />
    </Stack>
  );
}
