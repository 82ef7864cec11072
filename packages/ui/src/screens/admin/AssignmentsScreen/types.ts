import type {
  AssignedWeekday,
  Frequency,
  GivenAssignment,
  RecipientCount,
  AssignmentOutline,
} from '@niyama/domain';
import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
import type { FormFailure } from '../parts/formFailure.ts';
import type { PickerState } from '../parts/pickerState.ts';

/** What the form is filled with; the rest is empty. */
export interface CreateStart {
  students?: PickerOption[];
  asanas?: PickerOption[];
  /** With them the form gives classes, otherwise poses. */
  classes?: PickerOption[];
  frequency?: Frequency;
  daysOfWeek?: AssignedWeekday[];
  question?: string;
  notes?: string;
}

/** The form that gives work. */
export interface CreateState {
  /** Counts what was created: each time the form starts over. */
  revision: number;
  /** What it is to be filled with, another object each time; null for an empty form. */
  start: CreateStart | null;
  /** Where the admin is, `YYYY-MM-DD`; no earlier day can be chosen. */
  today: string;
  students: PickerState;
  /** How many people the chosen groups and people are, and what becomes of it; null while it is not known. */
  recipientCount: RecipientCount | null;
  /** Reports who gets the work and when, so that they can be counted; stays the same function. */
  onOutline: (work: AssignmentOutline) => void;
  asanas: PickerState;
  /** Of the school's shelf. */
  classes: PickerState;
  isBusy: boolean;
  /** Why nothing was created, other than because of the classes; what was entered stays. */
  failure: string | null;
  /** Why the chosen classes cannot be given; null once they are others. */
  classesFailure: string | null;
}

/** What stands over the list. */
export type AssignmentsDialog =
  | {
      kind: 'view';
      assignment: GivenAssignment;
      /** Counts how often the form has started over with a newer state. */
      revision: number;
      isBusy: boolean;
      failure: FormFailure | null;
    }
  | {
      kind: 'change';
      assignment: GivenAssignment;
      /** As somebody else saved it while the form was open; null while nobody did. */
      newer: GivenAssignment | null;
      isBusy: boolean;
      failure: FormFailure | null;
    }
  | { kind: 'pause'; assignment: GivenAssignment; isBusy: boolean; failure: FormFailure | null }
  | { kind: 'end'; assignment: GivenAssignment; isBusy: boolean; failure: FormFailure | null };
