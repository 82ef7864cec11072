import type { LocalDate, StudentPause, User } from '@niyama/domain';
import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
import type { FormFailure } from '../parts/formFailure.ts';
import type { PickerState } from '../parts/pickerState.ts';

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

/** What is done to all who are selected, in a dialog. */
export type SelectionDialogState =
  | { kind: 'pause'; today: LocalDate; isBusy: boolean; failure: FormFailure | null }
  | { kind: 'community'; communities: PickerState; isBusy: boolean; failure: FormFailure | null };

/** What can be done to all who are selected. */
export interface SelectionActions {
  /** Opens the form that gives work, for these people. */
  onGive: () => void;
  onOpenDialog: (kind: SelectionDialogState['kind']) => void;
  onPauseSelected: (days: Omit<StudentPause, 'id'>) => void;
  onAddToCommunity: (community: PickerOption) => void;
  onCloseDialog: () => void;
}
