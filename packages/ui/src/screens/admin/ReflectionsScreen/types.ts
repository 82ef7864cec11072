import type { FormFailure } from '../parts/formFailure.ts';

/** The reply that is being saved, or could not be. */
export interface ReplyState {
  assignmentId: string;
  isBusy: boolean;
  failure: FormFailure | null;
}
