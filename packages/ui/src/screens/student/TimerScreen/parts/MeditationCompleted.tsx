import { wholeMinutes } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { TimerState } from '../types.ts';
import * as styles from './TimerPanel.css.ts';
import { useLostFocus } from './useLostFocus.ts';

interface MeditationCompletedProps {
  meditation: Extract<TimerState, { status: 'completed' }>;
  onDone: () => void;
}

/** The meditation is over, and what it brought. */
export function MeditationCompleted({ meditation, onDone }: MeditationCompletedProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  const { award, isEndedEarly, plan } = meditation;
  const done = useRef<HTMLButtonElement>(null);
  useLostFocus(done, award !== 'saving');
  return (
    <div className={styles.centered}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>
            {isEndedEarly
              ? t('timer:end.kept', { count: wholeMinutes(plan.durationSeconds) })
              : t('timer.completed')}
          </Heading>
          <Text>{words()}</Text>
          {typeof award === 'object' ? (
            <Text size="small" tone="soft">
              {[
                t('timer:inARow', { count: award.inARow }),
                t('timer:bestInARow', { best: award.bestInARow }),
              ].join(' · ')}
            </Text>
          ) : null}
        </Stack>
        <Button
          ref={done}
          fullWidth
          isDisabled={award === 'saving'}
          size="large"
          variant="secondary"
          onPress={onDone}
        >
          {t('common:action.done')}
        </Button>
      </Stack>
    </div>
  );

  function words() {
    if (award === 'saving') return t('timer:saving');
    if (award === 'waiting') return t('timer:waiting');
    return award === 'none' ? null : t('timer.earned', { count: award.points });
  }
}
