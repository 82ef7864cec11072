import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';

export interface LoadFailedProps {
  isOffline: boolean;
  /** What could not be loaded. */
  title: string;
  /** Why, in the person's language. */
  reason: string;
  onRetry: () => void;
}

/** Loading failed, and nothing is cached. */
export function LoadFailed({ isOffline, title, reason, onRetry }: LoadFailedProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <ErrorState
      actions={<Button onPress={onRetry}>{t('common:action.retry')}</Button>}
      description={isOffline ? t('daily.connection.nothingSaved') : reason}
      kind={isOffline ? 'offline' : 'failed'}
      title={isOffline ? t('daily.connection.title') : title}
    />
  );
}
