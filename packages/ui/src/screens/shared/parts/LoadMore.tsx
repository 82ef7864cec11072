import type { More } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  more: More;
  /** How much is shown, above the button. @default nothing */
  words?: ReactNode;
  /** What takes their place where more was asked for and this is all. @default the same */
  end?: ReactNode;
  onMore: () => void;
}

/** The way to more of a list, where there is more; nothing where there is neither that nor words. */
export function LoadMore({ more, words = null, end = words, onMore }: LoadMoreProps) {
  const { t } = useTranslation('common');
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = isAsked && more === 'none';
  // The button is gone then: reading goes on from the words in its place.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (isAtEnd && hasLostFocus) place.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  const shown = isAtEnd ? end : words;
  if (more === 'none' && shown === null) return null;
  return (
    <Stack align="center" gap="2">
      {shown === null ? null : (
        <div className={styles.words} ref={place} tabIndex={-1}>
          {shown}
        </div>
      )}
      {more === 'failed' ? (
        <div role="alert">
          <Text tone="critical">{t('loadMore.failed')}</Text>
        </div>
      ) : null}
      {more === 'none' ? null : (
        <Button
          busyLabel={t('loading')}
          isBusy={more === 'loading'}
          variant="secondary"
          onPress={() => {
            setAsked(true);
            onMore();
          }}
        >
          {t('loadMore.action')}
        </Button>
      )}
    </Stack>
  );
}
