import { DataError, type Operator } from '@niyama/domain';
import { preloadedConfig } from '../preloadedResponses.ts';

/** Where this installation's parts are, and who runs it; read at run time, so that one build serves any of them. */
export interface Config {
  supabaseUrl: string;
  supabaseKey: string;
  studentUrl: string;
  adminUrl: string;
  /** Whether the invented school of the demo is among the data. */
  inventedSchool?: boolean | undefined;
  operator?: Exclude<Operator, null> | undefined;
  /** The public key of the server's notifications; without it none come while the app is closed. */
  pushKey?: string | undefined;
}

/** Milliseconds after which a server that has not answered is taken for one that cannot be reached. */
const patience = 60_000;

/**
 * Reads `/config.json` beside the app.
 *
 * @throws DataError of kind `offline` when it cannot be fetched, `server` when it is not a configuration.
 */
export async function loadConfig(): Promise<Config> {
  let response: Response;
  try {
    response =
      (await preloadedConfig()) ??
      (await fetch('/config.json', { signal: AbortSignal.timeout(patience) }));
  } catch (cause) {
    throw new DataError('offline', 'The configuration cannot be reached', null, cause);
  }
  if (!response.ok) throw new DataError('server', `config.json: ${response.status}`);
  // A server that knows no such file may answer with a page instead.
  const content: unknown = await response.json().catch(() => null);
  if (!isConfig(content)) throw new DataError('server', 'config.json is not a configuration');
  return content;
}

/** By hand: the pages before the login read this file alone, and need no library of schemas for it. */
function isConfig(content: unknown): content is Config {
  if (!isObject(content)) return false;
  const { supabaseUrl, supabaseKey, studentUrl, adminUrl, inventedSchool, operator, pushKey } =
    content;
  return (
    [supabaseUrl, studentUrl, adminUrl].every((url) => isUrl(url)) &&
    isText(supabaseKey) &&
    (inventedSchool === undefined || typeof inventedSchool === 'boolean') &&
    (operator === undefined || isOperator(operator)) &&
    (pushKey === undefined || isText(pushKey))
  );
}

const isOperator = (value: unknown) =>
  value === 'this computer' ||
  (isObject(value) && isText(value['name']) && isText(value['contact']));

const isUrl = (value: unknown) => isText(value) && URL.canParse(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
