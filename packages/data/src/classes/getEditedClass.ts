import {
  type ClassPose,
  classPoseFields,
  type EditedClass,
  editedClassFields,
  fromRow,
  type Language,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { editedClassKeys } from './keys.ts';

const answerSchema = z.object({
  class: z.nullable(strictRow(editedClassFields)),
  asanas: z.array(z.extend(asanaRow, strictRow(classPoseFields).shape)),
});

/**
 * A class of the school's shelf as its editor begins with it, and all poses that it may name: one request.
 *
 * @param options.id of the class, or of a new one, which only needs the poses.
 * @returns no class where the shelf has none of this id.
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function getEditedClass(
  client: Client,
  options: { id: string; language: Language; signal?: AbortSignal },
): Promise<{ edited: EditedClass | null; asanas: ClassPose[] }> {
  const { id, language, signal } = options;
  const call = client.rpc('class_for_editor', { language, class_id: id });
  const answer = await ask(answerSchema, call, signal);
  return {
    edited: answer.class && fromRow(editedClassFields, answer.class),
    asanas: answer.asanas.map((row) => ({
      ...toAsana(client, row),
      ...fromRow(classPoseFields, row),
    })),
  };
}

export const editedClassQuery = (client: Client, id: string, language: Language) => ({
  queryKey: editedClassKeys.of(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getEditedClass(client, { id, language, signal }),
});
