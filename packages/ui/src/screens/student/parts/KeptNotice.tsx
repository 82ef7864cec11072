import { useTranslation } from '@niyama/i18n';
import { FailureNotice } from './FailureNotice.tsx';
import type { Kept } from './progressState.ts';

export interface KeptNoticeProps {
  kept: Kept;
  /** What the server could not give. */
  failedTitle: string;
  onRetry: () => void;
}

/** Says that what stands below was kept by the device; nothing when it is fresh. */
export function KeptNotice({ kept, failedTitle, onRetry }: KeptNoticeProps) {
  const { t } = useTranslation(['student', 'common']);
  if (kept === null) return null;
  const isOffline = kept === 'offline';
  return (
    <FailureNotice title={isOffline ? t('daily.connection.title') : failedTitle} onRetry={onRetry}>
      {isOffline ? t('common:offline.saved') : t('library.failedText')}
    </FailureNotice>
  );
}
