import { DataError } from '@niyama/domain';
import { unwrap } from '../errors.ts';

/** The data of an answer about a pose; a pose that no longer exists has its own error code. */
export function unwrapMark<Value>(answer: Parameters<typeof unwrap<Value>>[0]): Value {
  try {
    return unwrap(answer);
  } catch (error) {
    const failure = DataError.from(error);
    // The row refers to a pose that no longer exists.
    if (failure.code !== '23503') throw error;
    throw new DataError('notFound', failure.message, 'asana_not_found', error);
  }
}
