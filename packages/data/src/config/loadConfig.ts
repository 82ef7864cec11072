import { DataError } from '@niyama/domain';
import { z } from 'zod/mini';
import { parse } from '../parse.ts';

const configFile = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().check(z.minLength(1)),
  studentUrl: z.url(),
  adminUrl: z.url(),
  /** Whether the invented school of the demo is among the data. */
  inventedSchool: z.optional(z.boolean()),
  operator: z.optional(
    z.union([
      z.literal('this computer'),
      z.object({
        name: z.string().check(z.minLength(1)),
        contact: z.string().check(z.minLength(1)),
      }),
    ]),
  ),
});

/** Where this installation's parts are, and who runs it; read at run time, so that one build serves any of them. */
export type Config = z.output<typeof configFile>;

/**
 * Reads `/config.json` beside the app.
 *
 * @throws DataError of kind `offline` when it cannot be fetched, `server` when it is not a configuration.
 */
export async function loadConfig(): Promise<Config> {
  let response: Response;
  try {
    response = await fetch('/config.json');
  } catch (cause) {
    throw new DataError('offline', 'The configuration cannot be reached', null, cause);
  }
  if (!response.ok) throw new DataError('server', `config.json: ${response.status}`);
  // A server that knows no such file may answer with a page instead.
  const content: unknown = await response.json().catch(() => null);
  return parse(configFile, content);
}
