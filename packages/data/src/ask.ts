import type { z } from 'zod/mini';
import { type Answer, unwrap } from './errors.ts';
import { parse } from './parse.ts';

interface Call extends PromiseLike<Answer<unknown>> {
  abortSignal: (signal: AbortSignal) => PromiseLike<Answer<unknown>>;
}

/**
 * Makes a call that reads, and reads its answer at the border.
 *
 * @param signal ends the call when nobody waits for the answer any more.
 * @throws DataError
 */
export async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: Call,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  return parse(schema, unwrap(await (signal ? call.abortSignal(signal) : call)));
}
