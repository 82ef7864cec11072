import { DataError, type DataErrorKind } from '@niyama/domain';

/** What kind of failure it was; null for an error that is no answer of the backend. */
export function failureKind(error: unknown): DataErrorKind | null {
  return error instanceof DataError ? error.kind : null;
}
