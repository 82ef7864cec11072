import { classBodySchema, type Language, type OwnClasses } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { ownClassKeys } from './keys.ts';

const answerSchema = z.object({
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.nullable(z.string()),
      created_at: z.string(),
      revision: z.number(),
      // What a newer version of the app wrote must not hide the other classes.
      body: z.catch(z.nullable(classBodySchema), null),
    }),
  ),
  asanas: z.array(asanaRow),
});

/**
 * The signed-in student's own classes, the newest first, with their poses: one request.
 *
 * @throws DataError
 */
export async function listOwnClasses(
  client: Client,
  options: { language?: Language; signal?: AbortSignal } = {},
): Promise<OwnClasses> {
  const { language = 'english', signal } = options;
  const answer = await ask(answerSchema, client.rpc('own_classes', { language }), signal);
  return {
    classes: answer.classes.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt })),
    asanas: answer.asanas.map((row) => toAsana(client, row)),
  };
}

export const ownClassesQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: ownClassKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => listOwnClasses(client, { language, signal }),
});
