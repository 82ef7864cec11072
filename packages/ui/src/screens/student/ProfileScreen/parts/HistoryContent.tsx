import {
  foldHistory,
  type HistoryAssignment,
  type HistoryEntry,
  type HistoryLine,
  type LocalDate,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useEffect, useMemo } from 'react';
import { DayList } from '#screens/student/parts/DayList.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import { LoadFailed } from '#screens/student/parts/LoadFailed.tsx';
import { NextPage } from '#screens/student/parts/NextPage.tsx';
import * as styles from '../ProfileScreen.css.ts';
import type { HistoryState } from '../types.ts';
import { HistoryLoading } from './HistoryLoading.tsx';
import { RunEntry } from './RunEntry.tsx';

export interface HistoryContentProps {
  history: HistoryState;
  today: LocalDate;
  /** Which entries belong here; all without it. Of a run, one of them is enough. */
  isShown?: (entry: HistoryEntry) => boolean;
  /** How tall an entry is before it is measured, in rem. */
  likelyHeight: number;
  renderEntry: (entry: HistoryEntry) => ReactNode;
  /** What an instructor asked of a class. @default not shown */
  renderReply?: (assignment: HistoryAssignment) => ReactNode;
  /** Stands where the list would when nothing belongs into it. */
  empty: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

const every = () => true;
const dayOf = ({ localDate }: HistoryLine) => localDate;

/** A history in each of its states. What was practiced in a class is one line. */
export function HistoryContent({
  history,
  isShown = every,
  renderEntry,
  renderReply,
  empty,
  onMore,
  onRetry,
  ...list
}: HistoryContentProps) {
  const { t } = useTranslation('student');
  const all = history.status === 'ready' ? history.entries : null;
  const lines = useMemo(
    () =>
      foldHistory(all ?? []).filter((line) =>
        line.kind === 'run' ? line.entries.some(isShown) : isShown(line),
      ),
    [all, isShown],
  );
  const isBare = history.status === 'ready' && history.more === 'available' && !lines.length;
  // Nobody should have to ask for pages that hold nothing of what is looked for.
  useEffect(() => {
    if (isBare) onMore();
  }, [isBare, onMore]);
  const failedTitle = t('profile.log.failed');
  if (history.status === 'loading') return <HistoryLoading />;
  if (history.status === 'failed') {
    return (
      <LoadFailed
        isOffline={history.isOffline}
        reason={history.reason}
        title={failedTitle}
        onRetry={onRetry}
      />
    );
  }
  const { stale, more } = history;
  return (
    <div className={styles.history}>
      <StaleNotice failedTitle={failedTitle} stale={stale} onRetry={onRetry} />
      {lines.length > 0 ? (
        <DayList
          {...list}
          dayOf={dayOf}
          entries={lines}
          renderEntry={(line) =>
            line.kind === 'run' ? (
              <RunEntry renderEntry={renderEntry} renderReply={renderReply} run={line} />
            ) : (
              renderEntry(line)
            )
          }
        />
      ) : null}
      {/* What is left may hold some: only the end of the history is empty for sure. */}
      {lines.length === 0 && more === 'none' ? empty : null}
      <NextPage end={t('profile.log.end')} more={more} onMore={onMore} />
    </div>
  );
}
