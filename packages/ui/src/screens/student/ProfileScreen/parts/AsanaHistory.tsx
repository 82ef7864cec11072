import { type HistoryEntry, isAssignedWork } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type AsanaFilter, asanaFilters, type HistoryState } from '../types.ts';
import { AsanaEntry } from './AsanaEntry.tsx';
import { HistoryContent, type HistoryContentProps } from './HistoryContent.tsx';

type AsanaHistoryProps = Pick<HistoryContentProps, 'history' | 'today' | 'onMore' | 'onRetry'> & {
  filter: AsanaFilter;
  onFilterChange: (filter: AsanaFilter) => void;
};

const belongs: Record<AsanaFilter, (entry: HistoryEntry) => boolean> = {
  all: () => true,
  assigned: isAssignedWork,
  self: (entry) => !isAssignedWork(entry),
};

const posesOf = (history: HistoryState): HistoryState =>
  history.status === 'ready'
    ? { ...history, entries: history.entries.filter(({ kind }) => kind === 'practice') }
    : history;

/** The poses of two months, all, assigned or chosen by the student, day by day. */
export function AsanaHistory({ history, filter, onFilterChange, ...content }: AsanaHistoryProps) {
  const { t } = useTranslation('student');
  const poses = useMemo(() => posesOf(history), [history]);
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
        history={poses}
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
