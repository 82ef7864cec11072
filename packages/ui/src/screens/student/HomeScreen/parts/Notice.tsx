import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  title: string;
  text?: string;
  icon: LucideIcon;
  tone: keyof typeof styles.tones;
  headingLevel: 2 | 3;
  /** Announced at once; what is less urgent is announced when the reader pauses. @default false */
  isAlert?: boolean;
  action?: ReactNode;
  /** More than the text. */
  children?: ReactNode;
}

/** Something to know before the practices, with a way on. */
export function Notice({
  title,
  text,
  icon: Icon,
  tone,
  headingLevel,
  isAlert = false,
  action,
  children,
}: NoticeProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.tones[tone]} role={isAlert ? 'alert' : undefined}>
      <span className={styles.marks[tone]}>
        <Icon aria-hidden size="1.25rem" strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
      </div>
      {action}
    </div>
  );
}
