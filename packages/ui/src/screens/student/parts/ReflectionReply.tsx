import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import * as styles from './ReflectionReply.css.ts';

export interface ReflectionReplyProps {
  /** What the instructor asked; null when nothing was asked. */
  question: string | null;
  /** What the student wrote; null without an answer. */
  answer: string | null;
  /** What the instructor wrote back; null without a reply. */
  reply: string | null;
  /** Whether the reply was opened before; it is marked as new until then. */
  isSeen: boolean;
  /** Called when a reply that is new is opened. */
  onOpen: () => void;
}

/**
 * What an instructor asked, what the student answered and what came back, to be opened. Shows nothing
 * when there is neither an answer nor a reply.
 */
export function ReflectionReply({ question, answer, reply, isSeen, onOpen }: ReflectionReplyProps) {
  const { t } = useTranslation('student');
  if (answer === null && reply === null) return null;
  const isNew = reply !== null && !isSeen;
  return (
    <Disclosure
      label={
        <>
          {t(reply === null ? 'reflection.own' : 'reflection.replied')}
          {isNew ? <Badge tone="mandatory">{t('reflection.new')}</Badge> : null}
        </>
      }
      onOpen={() => {
        if (isNew) onOpen();
      }}
    >
      <dl className={styles.exchange}>
        {question === null ? null : <Said label={t('reflection.question')} words={question} />}
        {answer === null ? null : <Said label={t('reflection.answer')} words={answer} />}
        {reply === null ? null : <Said isReply label={t('reflection.reply')} words={reply} />}
      </dl>
    </Disclosure>
  );
}

interface SaidProps {
  label: string;
  /** As a person typed it, in whatever language and direction. */
  words: string;
  isReply?: boolean;
}

function Said({ label, words, isReply = false }: SaidProps) {
  return (
    <div className={isReply ? styles.reply : undefined}>
      <dt className={styles.who}>{label}</dt>
      <dd className={styles.words} dir="auto">
        {words}
      </dd>
    </div>
  );
}
