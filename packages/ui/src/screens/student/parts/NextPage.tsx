import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './NextPage.css.ts';

/** Whether a next page can be asked for, is on its way, or could not be had. */
export type More = 'none' | 'available' | 'loading' | 'failed';

export interface NextPageProps {
  more: More;
  /** What is said after the last page. */
  end: string;
  onMore: () => void;
}

/** The way to the next page of a list, where there is one. */
export function NextPage({ more, end, onMore }: NextPageProps) {
  const { t } = useTranslation(['student', 'common']);
  const [isAsked, setAsked] = useState(false);
  const last = useRef<HTMLDivElement>(null);
  const isAtEnd = isAsked && more === 'none';
  // The button is gone then: whoever pressed it goes on from here.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (isAtEnd && hasLostFocus) last.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  if (more === 'none') {
    return isAtEnd ? (
      <div className={styles.more} ref={last} tabIndex={-1}>
        <Text size="small" tone="soft">
          {end}
        </Text>
      </div>
    ) : null;
  }
  return (
    <div className={styles.more}>
      {more === 'failed' ? (
        <div role="alert">
          <Text tone="critical">{t('profile.log.moreFailed')}</Text>
        </div>
      ) : null}
      <Button
        busyLabel={t('common:loading')}
        isBusy={more === 'loading'}
        variant="secondary"
        onPress={() => {
          setAsked(true);
          onMore();
        }}
      >
        {t('profile.log.more')}
      </Button>
    </div>
  );
}
