import { DataError } from '@niyama/domain';
import type { z } from 'zod/mini';

/**
 * Reads a row at the border. An answer of another shape is the server's fault, not the reader's:
 * it ends as a DataError of kind `server`, with what did not fit as its cause.
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new DataError('server', 'The answer has an unknown shape', 'unknown_shape', result.error);
  }
  return result.data;
}
