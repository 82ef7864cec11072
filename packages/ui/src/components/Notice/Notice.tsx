import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /**
   * Among the page's content: `calm` passes by itself, `trouble` does not, `offer` asks for a yes or no,
   * `sand` calls gently. Within a form: `error` and `info`.
   */
  tone: keyof typeof styles.boxes;
  icon?: LucideIcon;
  title?: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
  text?: string;
  /** More than the text. */
  children?: ReactNode;
  /** The way on, beside the words. */
  action?: ReactNode;
  /** `alert` is announced at once, `status` when the reader pauses. */
  role?: 'alert' | 'status';
}

/** Something to know, with a sign and a way on. */
export function Notice({ tone, icon: Icon, children, action, role, ...words }: NoticeProps) {
  const Words = tone === 'calm' || tone === 'trouble' ? PlainWords : LargeWords;
  return (
    <div className={styles.boxes[tone]} role={role}>
      {Icon ? (
        <span className={styles.signs[tone]}>
          <Icon aria-hidden size={tone === 'offer' ? '1.75rem' : '1.25rem'} strokeWidth={1.75} />
        </span>
      ) : null}
      <div className={styles.wordings[tone]}>
        <Words {...words} tone={tone} />
        {children}
      </div>
      {action}
    </div>
  );
}

type WordsProps = Pick<NoticeProps, 'tone' | 'title' | 'headingLevel' | 'text'>;

function PlainWords({ title, headingLevel = 2, text }: WordsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <>
      {title === undefined ? null : <Title className={styles.plainTitle}>{title}</Title>}
      {text === undefined ? null : <p className={styles.plainText}>{text}</p>}
    </>
  );
}

function LargeWords({ tone, title, headingLevel = 2, text }: WordsProps) {
  return (
    <>
      {title === undefined ? null : (
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
      )}
      {text === undefined ? null : (
        <Text size="small" tone={tone === 'sand' ? 'ink' : 'soft'}>
          {text}
        </Text>
      )}
    </>
  );
}
