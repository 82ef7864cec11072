import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { assignedClassFields } from '../assignment/assignedClass.ts';
import { nullableText, type RowFields, type RowValues } from '../row.ts';
import { classBodySchema } from './classBody.ts';

const { versionId, classId, name, neededSeconds, totalSeconds } = assignedClassFields;

/** An assigned class on its page. */
export const classForMeFields = {
  versionId,
  classId,
  name,
  neededSeconds,
  totalSeconds,
  description: ['description', nullableText],
  /** Null where a newer version of the app wrote it. */
  body: ['body', z.catch(z.nullable(classBodySchema), null)],
} as const satisfies RowFields;

/** An assigned class with everything that its student practices. */
export interface ClassForMe extends RowValues<typeof classForMeFields> {
  /** Each pose once; those that are no longer in the library are missing. */
  poses: Asana[];
}
