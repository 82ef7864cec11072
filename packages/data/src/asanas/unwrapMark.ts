import { DataError } from '@niyama/domain';
import { unwrap } from '../errors.ts';

/** The data of an answer about a pose; a pose that is gone is told by a code of its own. */
export function unwrapMark<Value>(answer: Parameters<typeof unwrap<Value>>[0]): Value {
  try {
    return unwrap(answer);
  } catch (error) {
    const failure = DataError.from(error);
    // A row that refers to a pose which is no longer there.
    if (failure.code !== '23503') throw error;
    throw new DataError('notFound', failure.message, 'asana_not_found', error);
  }
}
