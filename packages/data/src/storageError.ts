import { DataError } from '@niyama/domain';
import { toDataError } from './errors.ts';

interface StorageFailure {
  message: string;
  name: string;
  status?: number | undefined;
  statusCode?: string | undefined;
}

/**
 * A refusal of the storage service, which says its real status inside; a request that never arrived
 * has none.
 *
 * @param codes the error code for a status, such as `413`.
 */
export function toStorageError(error: StorageFailure, codes: Record<string, string>): DataError {
  if (error.name === 'StorageUnknownError') return toDataError({ ...error, status: 0 });
  const status = Number(error.statusCode) || error.status || 500;
  const { kind } = toDataError({ message: error.message, status });
  return new DataError(kind, error.message, codes[status] ?? null, error);
}
