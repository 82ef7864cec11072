import { type AsanaFields, asanaFields } from './asana.ts';
import { fallbacksOf } from '../row.ts';

/** What a pose is used for. */
export interface AsanaUse {
  openAssignments: number;
  /** How many students these are for. */
  students: number;
  /** Whether it is one of the poses of every day, which cannot be deleted. */
  isMandatory: boolean;
}

/** What the dialog for a new pose begins with. */
export const newAsana: AsanaFields = {
  ...fallbacksOf(asanaFields),
  name: '',
  durationSeconds: 30,
  points: 5,
};
