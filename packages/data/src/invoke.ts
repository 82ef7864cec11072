import type { FunctionsError } from '@supabase/functions-js';
import { z } from 'zod/mini';
import type { Client } from './client.ts';
import { toDataError } from './errors.ts';

const refusal = z.object({ code: z.catch(z.optional(z.string()), undefined), message: z.string() });

/**
 * Calls one of our functions on the server and answers what it answered.
 *
 * @throws DataError with the code of the function's refusal.
 */
export async function invoke(
  client: Client,
  name: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  const { data, error } = await client.functions.invoke<unknown>(name, { body });
  if (!error) return data;
  const failure = error as FunctionsError;
  // By their names: the classes come with the part that is loaded by the first call.
  if (failure.name === 'FunctionsFetchError') {
    throw toDataError({ message: 'The function could not be reached' }, 0);
  }
  if (failure.name !== 'FunctionsHttpError') throw toDataError({ message: String(error) }, 500);
  const answer = failure.context as Response;
  const refused = refusal.safeParse(await answer.json().catch(() => null));
  throw toDataError(
    refused.success ? refused.data : { message: 'The function failed' },
    answer.status,
  );
}
