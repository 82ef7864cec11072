import { type CompletionResult, levelProgress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { CloudUpload } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { PracticeAward } from '../types.ts';
import * as styles from './AchievementsDialog.css.ts';
import { EarnedAchievements, LevelUp } from './EarnedAchievements.tsx';

interface AchievementsDialogProps {
  award: PracticeAward;
  onClose: () => void;
}

/** What the practice earned, or that it still waits on the device. */
export function AchievementsDialog({ award, onClose }: AchievementsDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      actions={
        <>
          {award.status === 'queued' ? (
            <Button variant="secondary" onPress={award.onRetry}>
              {t('common:action.tryAgain')}
            </Button>
          ) : null}
          <Button onPress={onClose}>{t('achievements.close')}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('achievements.title')}
      isOpen
      onClose={onClose}
    >
      {award.status === 'saved' ? (
        <Earned result={award.result} />
      ) : (
        <Waiting reason={award.reason} />
      )}
    </Dialog>
  );
}

function Earned({ result }: { result: CompletionResult }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { level, nextLevel, pointsInLevel, pointsToNext } = levelProgress(result.points);
  return (
    <Stack gap="5">
      <div className={styles.sun}>
        <Text as="span" size="title" weight="medium">
          {t('achievements.earned', { count: result.pointsAwarded })}
        </Text>
      </div>
      {result.leveledUp ? <LevelUp level={level} /> : null}
      <Stack gap="2">
        <ProgressBar
          label={t('achievements.progressLabel', { level })}
          value={pointsInLevel}
          valueLabel={format.number(pointsInLevel / 100, {
            style: 'percent',
          })}
        />
        <Text size="small" tone="soft">
          {t('achievements.toNext', { count: pointsToNext, level: nextLevel })}
        </Text>
      </Stack>
      <EarnedAchievements achievements={result.achievements} />
    </Stack>
  );
}

function Waiting({ reason }: { reason: string | null }) {
  const { t } = useTranslation('student');
  return (
    <Stack align="center" gap="4">
      <div className={styles.sun}>
        <CloudUpload aria-hidden size="2rem" strokeWidth={1.5} />
      </div>
      {reason === null ? null : <Text align="center">{reason}</Text>}
      <Text align="center">{t('achievements.waiting')}</Text>
    </Stack>
  );
}
