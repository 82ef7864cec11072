import { DataError, outcomeUnknown, unanswered } from '@niyama/domain';

const isLost = ({ kind, code }: DataError) => kind === 'offline' || code === unanswered;

/**
 * Makes a write that leaves the same however often it is sent, and makes it once more when its answer was lost.
 *
 * @throws DataError with the code {@link outcomeUnknown} when that answer is lost as well.
 */
export async function sendAgain<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (!isLost(DataError.from(error))) throw error;
  }
  return write().catch((error: unknown) => {
    const failure = DataError.from(error);
    throw isLost(failure)
      ? new DataError(failure.kind, 'Nobody knows whether it was written', outcomeUnknown, error)
      : failure;
  });
}
