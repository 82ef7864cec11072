import type { User } from '@niyama/domain';
import type { FormFailure } from '../parts/formFailure.ts';

/** What can be done to a person in a dialog. */
export const userActs = ['edit', 'makeAdmin', 'removeAdmin', 'delete'] as const;
export type UserAct = (typeof userActs)[number];

/** The dialog that stands over the list. */
export interface UserDialogState {
  act: UserAct;
  /** The person as the admin sees them. */
  user: User;
  isBusy: boolean;
  /** Why it could not be done; null before and while it is tried. */
  failure: FormFailure | null;
}
