import { useTranslation } from '@niyama/i18n';
import { CloudOff } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';

interface ConnectionErrorProps {
  /** Whether cached data shows below. */
  hasCache: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** No network: says so above what was last loaded. */
export function ConnectionError({ hasCache, isRetrying, onRetry }: ConnectionErrorProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Notice
      action={
        <Button
          busyLabel={t('common:loading')}
          isBusy={isRetrying}
          variant="secondary"
          onPress={onRetry}
        >
          {t('common:action.retry')}
        </Button>
      }
      headingLevel={3}
      icon={CloudOff}
      role="alert"
      text={t(hasCache ? 'daily.connection.text' : 'daily.connection.nothingSaved')}
      title={t('daily.connection.title')}
      tone="trouble"
    />
  );
}
