import { z } from 'zod/mini';
import { firstPosesSchema } from '../class/firstPoses.ts';
import { type RowFields, type RowValues, text } from '../row.ts';

/** A class among the assignments of its student, without its body. */
export const assignedClassFields = {
  versionId: ['version_id', text],
  /** Of all versions of the class. */
  classId: ['class_id', text],
  name: ['name', text],
  /** From how many practiced seconds on a run of it counts as done; 0 where none can. */
  neededSeconds: ['needed_seconds', z.number()],
  /** With its rests, at a steady pace. */
  totalSeconds: ['total_seconds', z.number()],
  /** How many different poses it has. */
  poseCount: ['pose_count', z.number()],
  /** The first four of them, for their figures. */
  asanas: ['asanas', firstPosesSchema],
} as const satisfies RowFields;

/** A class that an instructor assigned, as it was then. */
export type AssignedClass = RowValues<typeof assignedClassFields>;
