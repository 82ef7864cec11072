import { useTranslation } from '@niyama/i18n';
import { FailureNotice } from './FailureNotice.tsx';
import type { Stale } from '@niyama/domain';

export interface StaleNoticeProps {
  stale: Stale;
  /** What the server could not give. */
  failedTitle: string;
  onRetry: () => void;
}

/** Says that the data below is cached; nothing when it is fresh. */
export function StaleNotice({ stale, failedTitle, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation(['student', 'common']);
  if (stale === null) return null;
  const isOffline = stale === 'offline';
  return (
    <FailureNotice title={isOffline ? t('daily.connection.title') : failedTitle} onRetry={onRetry}>
      {isOffline ? t('common:offline.saved') : t('library.failedText')}
    </FailureNotice>
  );
}
