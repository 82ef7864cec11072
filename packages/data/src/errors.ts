import { DataError, type DataErrorKind, unanswered } from '@niyama/domain';

interface ServerError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  name?: string | undefined;
}

const kindOfCode: Record<string, DataErrorKind> = {
  '23505': 'conflict',
  '42501': 'forbidden',
  P0001: 'invalid',
  PGRST116: 'notFound',
};

/**
 * How the three engines word a programming error. The libraries report one that is thrown inside a fetch as an
 * unreachable server.
 */
const fault =
  /\bis not (a function|a constructor|an object|iterable|defined)\b|\b(of|is) (undefined|null)\b|can't access|can't find variable|before initialization|failed to execute/i;

/** Bad gateway, unavailable, out of time. */
const unansweredStatuses = new Set([502, 503, 504]);

function kindOfStatus(status: number): DataErrorKind {
  if (status === 0) return 'offline';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 406) return 'notFound';
  if (status === 409) return 'conflict';
  if (status === 429) return 'rateLimited';
  return status >= 400 && status < 500 ? 'invalid' : 'server';
}

/**
 * Makes the one error of the product from whatever Supabase answered.
 *
 * A function in the database refuses with P0001 and a machine word as its message: that word becomes
 * the code, so that the screen can choose its text by it.
 */
export function toDataError(error: ServerError, status = error.status): DataError {
  // With PT403 the table service says what stands before every call: account_leaving.
  const raised = error.code === 'P0001' || error.code === 'PT403';
  // auth-js reports an unreachable server by this name, and postgrest-js by status 0.
  const unreachable =
    (status === 0 || (error.name === 'AuthRetryableFetchError' && !status)) &&
    !fault.test(error.message);
  // To somebody without a session the database says 42501 as well; the status tells the two apart.
  const known = error.code && status !== 401 ? kindOfCode[error.code] : undefined;
  const kind = unreachable ? 'offline' : (known ?? kindOfStatus(status || 500));
  const code = unansweredStatuses.has(status ?? 0) ? unanswered : error.code || null;
  return new DataError(kind, error.message, raised ? error.message : code, error);
}

export interface Answer<Value> {
  data: Value | null;
  error: ServerError | null;
  status?: number;
}

/** The data of an answer, or its error thrown as a {@link DataError}. */
export function unwrap<Value>({ data, error, status }: Answer<Value>): Value {
  if (error) throw toDataError(error, status ?? error.status);
  return data as Value;
}
