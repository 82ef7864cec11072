import type { SpokenText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { Caption } from './Caption.tsx';
import * as styles from './EyesClosed.css.ts';

export interface EyesClosedProps {
  /** What a press anywhere does. */
  label: string;
  /** Null while nothing can be done. */
  onPress: (() => void) | null;
  /** Leaves this view; the practice goes on. */
  onOpen: () => void;
  /** What a voice says, where it has to be read. */
  words: readonly SpokenText[] | null;
  /** The heading of the page, for who hears it. */
  title: string;
  /** The language of the heading. @default that of the page */
  titleLanguage?: string;
  /** The figure on its sun. */
  children: ReactNode;
}

/** A practice with eyes closed: the whole screen is one button, and almost dark. */
export function EyesClosed({
  label,
  onPress,
  onOpen,
  words,
  title,
  titleLanguage,
  children,
}: EyesClosedProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const whole = useRef<HTMLButtonElement>(null);
  useEffect(() => whole.current?.focus(), []);
  return (
    <div className={styles.view}>
      <VisuallyHidden as="h1">
        <span lang={titleLanguage}>{title}</span>
      </VisuallyHidden>
      <div aria-hidden className={styles.figure}>
        {children}
      </div>
      <button
        ref={whole}
        aria-disabled={onPress === null}
        className={styles.whole}
        type="button"
        onClick={() => onPress?.()}
      >
        {label}
      </button>
      {words?.length ? (
        <div className={styles.words}>
          <Caption words={words} />
        </div>
      ) : null}
      <button className={styles.leave} type="button" onClick={onOpen}>
        {t('pose-practice:eyes.open')}
      </button>
    </div>
  );
}
