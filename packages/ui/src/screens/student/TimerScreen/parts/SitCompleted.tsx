import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../../components/Button/Button.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import type { SitAward } from '../state.ts';
import * as styles from './TimerPanel.css.ts';

interface SitCompletedProps {
  award: SitAward;
  onDone: () => void;
}

/** The sit is over, and what it brought. */
export function SitCompleted({ award, onDone }: SitCompletedProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <div className={styles.centred}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{t('timer.completed')}</Heading>
          <Text>{words()}</Text>
          {typeof award === 'object' ? (
            <Text size="small" tone="soft">
              {[
                t('timer.inARow', { count: award.inARow }),
                t('timer.bestInARow', { best: award.bestInARow }),
              ].join(' · ')}
            </Text>
          ) : null}
        </Stack>
        <Button
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
    if (award === 'saving') return t('timer.saving');
    if (award === 'waiting') return t('timer.waiting');
    return award === 'none' ? null : t('timer.earned', { count: award.points });
  }
}
