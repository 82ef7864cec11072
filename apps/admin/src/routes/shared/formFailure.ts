import { changedMeanwhile, DataError } from '@niyama/domain';
import { errorText, type I18n } from '@niyama/i18n';
import type { FormFailure } from '@niyama/ui/screens/admin/parts';

/**
 * Why a form was not saved, as its dialog shows it; null without an error.
 *
 * @param sentence the screen's own words around the reason, such as 'Error updating asana: …'.
 */
export function formFailure(
  i18n: I18n,
  error: unknown,
  sentence: (reason: string) => string = (reason) => reason,
): FormFailure | null {
  if (error === null) return null;
  const failure = DataError.from(error);
  const reason = errorText(i18n, failure);
  const isOutdated = failure.code === changedMeanwhile;
  return { message: isOutdated ? reason : sentence(reason), isOutdated };
}
