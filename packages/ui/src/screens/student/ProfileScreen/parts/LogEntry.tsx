import type { HistoryEntry } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import * as styles from '../ProfileScreen.css.ts';
import { AssignmentReply } from './AssignmentReply.tsx';
import { EntryFacts } from './EntryFacts.tsx';

interface LogEntryProps {
  entry: HistoryEntry;
  /** Called with the assignment whose new reply is opened. */
  onOpenReply: (assignmentId: string) => void;
}

/** What was practiced and when, with question, answer and reply. */
export function LogEntry({ entry, onOpenReply }: LogEntryProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { asana, assignment, finishedAt, kind } = entry;
  return (
    <div className={styles.card}>
      <div className={styles.contents}>
        <time className={styles.clock} dateTime={finishedAt}>
          {format.day(new Date(finishedAt), { timeStyle: 'short' })}
        </time>
        <div className={styles.words}>
          <span className={styles.name} dir="auto" lang={asana ? 'en' : undefined}>
            {kind === 'timer' ? t('profile.log.sit') : (asana?.name ?? t('pose.unknown'))}
          </span>
          <EntryFacts entry={entry} />
          {assignment ? (
            <AssignmentReply assignment={assignment} onOpenReply={onOpenReply} />
          ) : null}
        </div>
      </div>
    </div>
  );
}
