import {
  type HistoryAssignment,
  type HistoryEntry,
  type HistoryRun,
  nearestMinutes,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../ProfileScreen.css.ts';

interface RunEntryProps {
  run: HistoryRun;
  renderEntry: (entry: HistoryEntry) => ReactNode;
  renderReply: ((assignment: HistoryAssignment) => ReactNode) | undefined;
}

/** A class as one line, which opens to what was practiced in it. */
export function RunEntry({ run, renderEntry, renderReply }: RunEntryProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { name, finishedAt, seconds, poses, points, assignment, entries } = run;
  const isPracticeList = entries[0]?.source === 'self-practice';
  return (
    <div className={styles.run}>
      <Disclosure
        label={
          <>
            <time className={styles.clock} dateTime={finishedAt}>
              {format.day(new Date(finishedAt), { timeStyle: 'short' })}
            </time>
            <span className={styles.runWords}>
              <span className={styles.name} dir="auto">
                {name ?? t(isPracticeList ? 'selfPractice.title' : 'profile.log.class')}
              </span>
              <Text as="span" size="small" tone="soft">
                <span aria-hidden>
                  {t('common:duration.minutesShort', { minutes: nearestMinutes(seconds) })}
                </span>
                <VisuallyHidden>{format.exactDuration(seconds)}</VisuallyHidden>
                {poses > 0 ? ` · ${t('library.results', { count: poses })}` : null}
                {` · ${t('common:amount.points', { count: points })}`}
              </Text>
            </span>
          </>
        }
      >
        <ul className={styles.runEntries}>
          {entries.map((entry) => (
            <li key={entry.id}>{renderEntry(entry)}</li>
          ))}
        </ul>
      </Disclosure>
      {assignment ? renderReply?.(assignment) : null}
    </div>
  );
}
