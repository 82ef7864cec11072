import type { SpokenText } from '@niyama/domain';
import * as styles from './Caption.css.ts';

interface CaptionProps {
  words: readonly SpokenText[];
}

/** What a voice says, large enough to be read from the mat. Nothing announces it. */
export function Caption({ words }: CaptionProps) {
  return (
    <p className={styles.caption}>
      {words.map(({ text, language }) => (
        <span key={text} lang={language}>
          {text}{' '}
        </span>
      ))}
    </p>
  );
}
