import { consoleLogger, DataError } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';

/**
 * Puts what a call failed with into words, in the language in use; the server's own message goes to
 * the log only. An unknown failure says `fallback`, if there is one.
 */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { i18n } = useTranslation();
  return (error, fallback) => {
    consoleLogger.warn('A call failed', error);
    return errorText(i18n, DataError.from(error), fallback);
  };
}
