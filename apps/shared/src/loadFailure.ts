import { DataError } from '@niyama/domain';
import { errorText, type I18n } from '@niyama/i18n';

/** Why something could not be loaded, as a screen tells it. */
export function loadFailure(i18n: I18n, error: unknown) {
  const failure = DataError.from(error);
  return {
    status: 'failed' as const,
    isOffline: failure.kind === 'offline',
    reason: errorText(i18n, failure),
  };
}

/** Why what is shown may be old; null without an error. */
export function staleReason(error: unknown): 'offline' | 'failed' | null {
  if (error === null) return null;
  return DataError.from(error).kind === 'offline' ? 'offline' : 'failed';
}
