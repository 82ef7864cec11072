import type { SpokenText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Text } from '#components/Text/Text.tsx';
import { Caption } from './Caption.tsx';
import * as styles from './SetComplete.css.ts';

interface SetCompleteProps {
  /** Which set follows and what begins it; null after the last one. */
  next: { number: number; total: number; onBegin: () => void } | null;
  /** What happens until then. */
  hint: string;
  /** What a voice says of the way out of the pose, or of the side that follows, where it is shown. */
  words: readonly SpokenText[] | null;
}

/** 'Set Complete!' blooms once in the clock's place, until the next set begins by itself. */
export function SetComplete({ next, hint, words }: SetCompleteProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <>
      <p className={styles.notice}>{t('pose-practice:setComplete')}</p>
      {words?.length ? <Caption words={words} /> : null}
      <Text tone="soft">{hint}</Text>
      {next === null ? null : (
        <Button variant="quiet" onPress={next.onBegin}>
          {t('pose-practice:nextSet', { number: next.number, total: next.total })}
        </Button>
      )}
    </>
  );
}
