import type { LifestyleEntry, LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Text } from '#components/Text/Text.tsx';
import { DayList } from '#screens/student/parts/DayList.tsx';
import type { ProgressState } from '#screens/student/parts/progressState.ts';
import * as styles from '../LifestyleScreen.css.ts';
import { LoggedEntry } from './LoggedEntry.tsx';
import { Trends } from './Trends.tsx';

interface HistoryProps {
  entries: readonly LifestyleEntry[];
  hasUnreadable: boolean;
  progress: ProgressState;
  today: LocalDate;
  /** Leads to the form. */
  onBegin: () => void;
  onEdit: (entry: LifestyleEntry) => void;
  onDelete: (entry: LifestyleEntry) => void;
  onExport: () => void;
  onRetry: () => void;
}

const dayOf = ({ date }: LifestyleEntry) => date;

/** What was logged, day by day, and how it went lately. */
export function History({
  entries,
  hasUnreadable,
  progress,
  today,
  onBegin,
  onExport,
  ...actions
}: HistoryProps) {
  const { t } = useTranslation('student');
  const list = useFocusWhatStays(entries.length);
  const unreadable = hasUnreadable ? <Text>{t('lifestyle.history.unreadable')}</Text> : null;
  if (entries.length === 0) {
    return (
      <div ref={list} tabIndex={-1}>
        {unreadable}
        <EmptyState
          action={<Button onPress={onBegin}>{t('lifestyle.tabs.log')}</Button>}
          description={t('lifestyle.history.empty.text')}
          figure={
            <div className={styles.figure}>
              <PoseFigure decorative category="seated" ground="disc" name="" pose="easy-pose" />
            </div>
          }
          title={t('lifestyle.history.empty.title')}
        />
      </div>
    );
  }
  return (
    <div className={styles.history}>
      {unreadable}
      <Trends entries={entries} progress={progress} today={today} onRetry={actions.onRetry} />
      <section
        ref={list}
        aria-labelledby="lifestyle-entries"
        className={styles.entries}
        tabIndex={-1}
      >
        <Inline justify="between">
          <Heading id="lifestyle-entries" level={2}>
            {t('lifestyle.history.entries')}
          </Heading>
          <Button
            icon={<Download aria-hidden size="1.125rem" strokeWidth={1.75} />}
            variant="secondary"
            onPress={onExport}
          >
            {t('lifestyle.history.export')}
          </Button>
        </Inline>
        <DayList
          dayOf={dayOf}
          entries={entries}
          likelyHeight={8}
          renderEntry={(entry) => (
            <LoggedEntry
              entry={entry}
              today={today}
              onDelete={() => actions.onDelete(entry)}
              onEdit={() => actions.onEdit(entry)}
            />
          )}
          today={today}
        />
      </section>
    </div>
  );
}

/** Takes the focus when the entry that had it is gone, so that keyboard users go on from here. */
function useFocusWhatStays(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(count);
  useEffect(() => {
    const isFewer = count < known.current;
    known.current = count;
    if (!isFewer) return undefined;
    // The menu that was pressed gives the focus back to its button only after this.
    const later = requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(later);
  }, [count]);
  return list;
}
