import { DataError } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import { useOutbox } from './outbox.tsx';

/** Why the outbox could not be sent, with what to do about it; null without a failure. */
export function useOutboxFailure(): { isOffline: boolean; reason: string } | null {
  const { i18n } = useTranslation();
  const { failure } = useOutbox();
  if (failure === null) return null;
  const { kind, code } = DataError.from(failure);
  // The database forbids what comes without a session.
  const shown = kind === 'forbidden' ? 'unauthorized' : kind;
  return { isOffline: kind === 'offline', reason: errorText(i18n, { kind: shown, code }) };
}
