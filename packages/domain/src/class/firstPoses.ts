import { z } from 'zod/mini';
import { categories } from '../asana/asanaChoices.ts';
import { nullableText, text } from '../row.ts';

/** The first four different poses of a class, for their figures. */
export const firstPosesSchema = z.array(
  z.object({
    id: text,
    key: nullableText,
    category: z.catch(z.enum(categories), 'standing'),
  }),
);
