import {
  type Client,
  currentUserId,
  recordCompletion,
  recordRun,
  setFavorite,
  setInPracticeList,
} from '@niyama/data';
import { DataError, type MarkOperation, type OutboxRow } from '@niyama/domain';
import type { Sent } from '@niyama/machines';

/** Sends under the row's own session only: another student may have signed in meanwhile. */
export async function sendOperation(
  client: Client,
  { userId, operation }: OutboxRow,
): Promise<Sent> {
  if ((await currentUserId(client)) !== userId) {
    throw new DataError('unauthorized', 'This belongs to another session', 'other_session');
  }
  if (operation.kind === 'completion') {
    return { kind: 'completion', result: await recordCompletion(client, operation.completion) };
  }
  if (operation.kind === 'run') {
    await recordRun(client, operation.run);
    return { kind: 'run' };
  }
  return { kind: 'mark', wasAlready: await sendMark(client, userId, operation) };
}

/** @returns whether the server had the mark already; unknown for favorites. */
async function sendMark(client: Client, userId: string, change: MarkOperation): Promise<boolean> {
  const { mark, asanaId, isSet } = change;
  if (mark === 'favorite') {
    await setFavorite(client, { userId, asanaId, isFavorite: isSet });
    return false;
  }
  try {
    await setInPracticeList(client, { userId, asanaId, inPracticeList: isSet });
    return false;
  } catch (error) {
    // On the list already, from another device or by a try whose reply was lost.
    if (DataError.from(error).kind === 'conflict') return true;
    throw error;
  }
}
