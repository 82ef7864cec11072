import { sampleAsanas } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Text } from '#components/Text/Text.tsx';
import { list } from './DailyPanel.css.ts';
import { PracticeRow } from '#screens/student/parts/PracticeRow.tsx';

interface FailedPracticesProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The server failed: says so, and shows sample poses that can only be read. */
export function FailedPractices({ isRetrying, onRetry }: FailedPracticesProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <>
      <ErrorState
        actions={
          <Button busyLabel={t('common:loading')} isBusy={isRetrying} onPress={onRetry}>
            {t('common:action.retry')}
          </Button>
        }
        description={t('daily.failed.text')}
        headingLevel={3}
        title={t('daily.failed.title')}
      />
      <Text size="small" tone="soft">
        {t('daily.sample.explanation')}
      </Text>
      <ul className={list}>
        {sampleAsanas.map((asana) => (
          <PracticeRow
            key={asana.id}
            asana={asana}
            badges={<Badge tone="outlined">{t('daily.sample.label')}</Badge>}
          />
        ))}
      </ul>
    </>
  );
}
