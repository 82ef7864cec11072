import {
  type AppSettings,
  fromRow,
  type Language,
  languages,
  namedAsanaFields,
  strictRow,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { appSettingsKeys } from './keys.ts';

const settingsAnswer = z.object({
  default_language: z.enum(languages),
  updated_at: z.string(),
  mandatory: z.array(strictRow(namedAsanaFields)),
});

/**
 * What administrators set for everybody, in one request.
 *
 * @throws DataError
 */
export async function getAppSettings(
  client: Client,
  { language = 'english', signal }: { language?: Language; signal?: AbortSignal } = {},
): Promise<AppSettings> {
  const call = client.rpc('school_settings', { language });
  const answer = await ask(settingsAnswer, call, signal);
  return {
    defaultLanguage: answer.default_language,
    updatedAt: answer.updated_at,
    mandatory: answer.mandatory.map((row) => fromRow(namedAsanaFields, row)),
  };
}

export const appSettingsQuery = (client: Client, language: Language) => ({
  queryKey: appSettingsKeys.all,
  queryFn: ({ signal }: { signal: AbortSignal }) => getAppSettings(client, { language, signal }),
});

/**
 * Saves both at once.
 *
 * @param change.seen the `updatedAt` that was read.
 * @throws DataError with the code `changed_meanwhile`, among others.
 */
export async function saveAppSettings(
  client: Client,
  change: { seen: string; defaultLanguage: Language; mandatoryIds: readonly string[] },
): Promise<void> {
  unwrap(
    await client.rpc('save_school_settings', {
      seen: change.seen,
      default_language: change.defaultLanguage,
      mandatory: [...change.mandatoryIds],
    }),
  );
}
