import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { count } from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** How many rows are shown at most. */
  limit: number;
  total: number;
  /** Whether more is on its way. */
  isBusy: boolean;
  onPress: () => void;
}

/** How much of a long list is shown, and the way to more of it; nothing when it was never too long. */
export function ShowMore({ limit, total, isBusy, onPress }: ShowMoreProps) {
  const { t } = useTranslation(['student', 'common']);
  const [isAsked, setAsked] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const isAllShown = total <= limit;
  // The button is gone then: whoever pressed it goes on from here.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (isAsked && isAllShown && hasLostFocus) words.current?.focus({ preventScroll: true });
  }, [isAsked, isAllShown]);
  if (isAllShown && !isAsked) return null;
  return (
    <Stack align="center" gap="2">
      <div className={count} ref={words} tabIndex={-1}>
        <Text size="small" tone="soft">
          {t('assignments.shown', { shown: Math.min(limit, total), total })}
        </Text>
      </div>
      {isAllShown ? null : (
        <Button
          busyLabel={t('common:loading')}
          isBusy={isBusy}
          variant="secondary"
          onPress={() => {
            setAsked(true);
            onPress();
          }}
        >
          {t('assignments.more')}
        </Button>
      )}
    </Stack>
  );
}
