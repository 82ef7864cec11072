import { useTranslation } from '@niyama/i18n';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HomeActions } from '../types.ts';
import type { Refused, Unsynced, UnsyncedKind } from '../unsynced.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import * as styles from './OutboxNotice.css.ts';

type OutboxNoticeProps = Unsynced & Pick<HomeActions, 'onSaveNow' | 'onSendAgain' | 'onDiscard'>;

/** What is only on this device: what waits, and what cannot be saved. */
export function OutboxNotice({
  waiting,
  waitingReason,
  refused,
  onSaveNow,
  ...actions
}: OutboxNoticeProps) {
  const { t } = useTranslation('student');
  const [first, ...others] = useWaitingTexts(waiting);
  const isEmpty = first === undefined && refused.length === 0;
  return (
    // In the page from the start, so that what comes into it is announced.
    <div className={isEmpty ? styles.nothing : styles.notices} aria-live="polite">
      {first === undefined ? null : (
        <Notice
          action={
            <Button variant="secondary" onPress={onSaveNow}>
              {t('outbox.sendNow')}
            </Button>
          }
          headingLevel={2}
          icon={CloudUpload}
          title={first}
          tone="calm"
        >
          {others.map((text) => (
            <Text key={text} size="small" weight="strong">
              {text}
            </Text>
          ))}
          {waitingReason === null ? null : <Text size="small">{waitingReason}</Text>}
          <Text size="small" tone="soft">
            {waitingReason === null ? t('outbox.waitingText') : t('outbox.keptText')}
          </Text>
        </Notice>
      )}
      {refused.length > 0 ? <RefusedNotice {...actions} refused={refused} /> : null}
    </div>
  );
}

/** A sentence for each kind that waits, what was practiced first. */
function useWaitingTexts(waiting: Unsynced['waiting']): string[] {
  const { t } = useTranslation('student');
  const { practice, favorite, practiceList } = waiting;
  const classes = waiting.class;
  return [
    practice > 0 ? t('outbox.waiting', { count: practice }) : null,
    classes > 0 ? t('outbox.waitingClass', { count: classes }) : null,
    favorite > 0 ? t('outbox.waitingFavorite', { count: favorite }) : null,
    practiceList > 0 ? t('outbox.waitingPracticeList', { count: practiceList }) : null,
  ].filter((text) => text !== null);
}

const itemKeys = {
  practice: 'outbox.failedItem',
  class: 'outbox.failedItem',
  favorite: 'outbox.failedFavorite',
  practiceList: 'outbox.failedPracticeList',
} as const satisfies Record<UnsyncedKind, string>;

/** What is said of a refusal that stands for good, where it is worth saying. */
const finalKeys = {
  practice: 'outbox.final',
  class: 'outbox.finalClass',
  favorite: null,
  practiceList: null,
} as const satisfies Record<UnsyncedKind, string | null>;

type RefusedNoticeProps = Pick<OutboxNoticeProps, 'refused' | 'onSendAgain' | 'onDiscard'>;

function RefusedNotice({ refused, onSendAgain, onDiscard }: RefusedNoticeProps) {
  const { t } = useTranslation(['student', 'common']);
  const title = useRefusedTitle(refused);
  return (
    <Notice headingLevel={2} icon={TriangleAlert} title={title} tone="trouble">
      <ul className={styles.list}>
        {refused.map(({ id, kind, name, reason, canRetry }) => (
          <li key={id} className={styles.item}>
            <div className={styles.words}>
              <Text size="small">{t(itemKeys[kind], { name, reason })}</Text>
              {canRetry || finalKeys[kind] === null ? null : (
                <Text size="small" tone="soft">
                  {t(finalKeys[kind])}
                </Text>
              )}
            </div>
            {canRetry ? (
              <Button
                aria-label={t('outbox.retryLabel', { name })}
                variant="secondary"
                onPress={() => onSendAgain(id)}
              >
                {t('common:action.tryAgain')}
              </Button>
            ) : null}
            <Button
              aria-label={t('outbox.discardLabel', { name })}
              variant="quiet"
              onPress={() => onDiscard(id)}
            >
              {t('outbox.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** How many practices, classes or changes were refused; practices are named before their classes. */
function useRefusedTitle(refused: readonly Refused[]): string {
  const { t } = useTranslation('student');
  const count = (which: UnsyncedKind) => refused.filter(({ kind }) => kind === which).length;
  const [practices, classes] = [count('practice'), count('class')];
  if (practices + classes < refused.length) {
    return t('outbox.failedChanges', { count: refused.length });
  }
  return practices > 0
    ? t('outbox.failedTitle', { count: practices })
    : t('outbox.failedClasses', { count: classes });
}
