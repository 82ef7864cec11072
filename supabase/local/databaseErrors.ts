import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import { RelationNotFoundError } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

/** What Postgres says about a failure, as PGlite passes it on. */
interface DatabaseError extends Error {
  code?: string;
  detail?: string | null;
  hint?: string | null;
  constraint?: string;
  table?: string;
}

function isDatabaseError(error: unknown): error is DatabaseError & { code: string } {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/**
 * Makes an error of Postgres safe to print. The embedded service prints every one of them, and as
 * thrown they carry the statement with its parameters: passwords, notes, answers of students.
 */
function silence(error: unknown): void {
  if (!isDatabaseError(error)) return;
  const { code, table, constraint } = error;
  const where = [table, constraint].filter(Boolean).join(', ');
  const line = `Database refused with ${code}${where ? ` (${where})` : ''}`;
  const hidden = { enumerable: false, configurable: true };
  for (const key of ['query', 'params', 'where', 'internalQuery']) {
    Object.defineProperty(error, key, { ...hidden, value: undefined });
  }
  error.stack = line;
  Object.defineProperty(error, inspect.custom, { ...hidden, value: () => line });
}

/** Runs a statement and lets no error leave before it is safe to print. */
export async function silently<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    silence(error);
    throw error;
  }
}

/** The same for the statements that the embedded service sends to the driver by itself. */
export function silenceParameters(driver: PgliteConnection['driver']): void {
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  driver.query = <Result>(...call: Parameters<typeof query>) =>
    silently(() => query<Result>(...call));
  driver.exec = (...call) => silently(() => exec(...call));
}

/** Classes of errors that a caller cannot cause: resources, operator intervention, internal ones. */
const serverFault = /^(53|55|42P17)/;

/** The statuses of PostgREST for the classes of errors that the embedded service does not know. */
function statusOf(code: string): number | null {
  if (code === 'P0001' || code === '23514' || code === '23P01' || code === '23000') return 400;
  if (code.startsWith('P0') || code.startsWith('40') || code.startsWith('XX')) return 500;
  if (code.startsWith('54')) return 413;
  if (code.startsWith('57') || code.startsWith('58')) return 500;
  if (code.startsWith('08')) return 503;
  if (code.startsWith('28') || code === '0L000' || code === '0P000') return 403;
  const known = ['21', '22', '23', '25', '42', '53', '55', 'PT', 'PG'];
  return known.some((prefix) => code.startsWith(prefix)) ? null : 400;
}

/** What a caller did wrong: it is in the answer and needs no line in the log. */
const refusals = new WeakSet<Error>();

const answering = new AsyncLocalStorage<true>();

/** Answers one request; what fails meanwhile is printed in one line, without what a caller wrote. */
export function answeringRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  return answering.run(true, work);
}

/** What went wrong and where. The message is left out: it may be the filter of a stranger. */
function lineOf(error: Error): string {
  if (inspect.custom in error) return inspect(error);
  const where = /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1] ?? '';
  return [error.name, where && `at ${where}`].filter(Boolean).join(' ');
}

/** Disk full, as Postgres says it. */
const diskFull = '53100';

/**
 * A fault of ours in the shapes of all services at once, and nothing of what the database said, which
 * names its files.
 */
export async function plainFault(answer: Response): Promise<Response> {
  const text = await answer.text();
  const isFull = text.includes(diskFull) || text.includes('could not extend file');
  const [status, message] = isFull
    ? [507, 'There is no room left to store this']
    : [500, 'Internal server error'];
  const code = 'unexpected_failure';
  const body = { code, error_code: code, error: code, message, msg: message };
  return Response.json({ ...body, statusCode: String(status) }, { status });
}

/**
 * The embedded service prints every error of the database, also each refusal of a policy. Only what
 * went wrong on our side is worth a line.
 */
export function leavingOutRefusals(print: (...data: unknown[]) => void) {
  return (...data: unknown[]) => {
    const isRefusal = data.some((value) => value instanceof Error && refusals.has(value));
    if (isRefusal) return;
    const isAnswering = answering.getStore() === true;
    print(...data.map((value) => (isAnswering && value instanceof Error ? lineOf(value) : value)));
  };
}
console.error = leavingOutRefusals(console.error.bind(console));

/**
 * An error that the embedded service answers with as it is: the form in which PostgREST lets a
 * function of the database choose its answer.
 */
export function refusal(
  status: number,
  code: string,
  message: string,
  { detail = null, hint = null }: Pick<DatabaseError, 'detail' | 'hint'> = {},
): Error {
  const answer = Object.assign(
    new Error(JSON.stringify({ code, message, details: detail, hint })),
    {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    },
  );
  answer.stack = `Database refused with ${code}`;
  Object.defineProperty(answer, inspect.custom, { value: () => answer.stack });
  if (status < 500) refusals.add(answer);
  return answer;
}

/**
 * Answers with the SQLSTATE where the embedded service would say 500 `SUP`: refused checks, raised
 * exceptions, exclusion constraints. It passes an error of this form on as it is.
 */
export function preserveErrorCodes(connection: PgliteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error: unknown = normalize(thrown);
    // Nested deeper than the service, or JSON itself, can follow.
    if (error instanceof RangeError)
      return refusal(400, 'PGRST100', 'The query is nested too deep');
    if (!isDatabaseError(error)) {
      // The one error without a code that a caller can cause: a table that does not exist.
      if (error instanceof RelationNotFoundError) refusals.add(error);
      // A value of another kind than the column: an object where a text is.
      if (error instanceof Error && error.message.startsWith('Invalid input for ')) {
        return refusal(400, '22P02', 'invalid input syntax');
      }
      return error;
    }
    const status = statusOf(error.code);
    if (status === null) {
      if (!serverFault.test(error.code)) refusals.add(error);
      return error;
    }
    return refusal(status, error.code, error.message, error);
  };
}
