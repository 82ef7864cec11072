import type { Load, Stale, StudentNote, StudentPage } from '@niyama/domain';
import type { FormFailure } from '../parts/formFailure.ts';

/** The page of a student; null where there is nobody of this id. */
export type StudentPageState = Load<{ page: StudentPage | null; stale: Stale }>;

/** What is being done in the page itself, or could not be. */
export interface StudentAct {
  /** Of the reflection that is replied to, or of the note that is written. */
  id: string;
  isBusy: boolean;
  failure: FormFailure | null;
}

/** What stands over the page. */
export type StudentDialog =
  | { kind: 'pause'; isBusy: boolean; failure: FormFailure | null }
  | { kind: 'deleteNote'; note: StudentNote; isBusy: boolean; failure: FormFailure | null };
