import {
  classForMeFields,
  type ClassForMe,
  fromRow,
  type Language,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { assignedClassKeys } from './keys.ts';

const answerSchema = z.object({
  class: z.nullable(strictRow(classForMeFields)),
  asanas: z.array(asanaRow),
});

/**
 * A class that was assigned to the signed-in student, with its poses: one request.
 *
 * @returns null where it was not, or no longer is.
 * @throws DataError
 */
export async function getAssignedClass(
  client: Client,
  options: { versionId: string; language: Language; signal?: AbortSignal },
): Promise<ClassForMe | null> {
  const { versionId, language, signal } = options;
  if (!z.safeParse(z.uuid(), versionId).success) return null;
  const call = client.rpc('class_for_me', { version_id: versionId, language });
  const answer = await ask(answerSchema, call, signal);
  return (
    answer.class && {
      ...fromRow(classForMeFields, answer.class),
      poses: answer.asanas.map((row) => toAsana(client, row)),
    }
  );
}

export const assignedClassQuery = (
  client: Client,
  { userId, ...asked }: { userId: string; versionId: string; language: Language },
) => ({
  queryKey: assignedClassKeys.of(userId, asked.versionId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getAssignedClass(client, { ...asked, signal }),
});
