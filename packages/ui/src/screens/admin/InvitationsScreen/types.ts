import type { Invitation, InvitationPlan, RefusedPerson } from '@niyama/domain';

/** Where a file can be chosen: the first, or another one. */
interface Pickable {
  onPick: (file: File) => void;
}

/** How far inviting by a file is, and what can be done then. */
export type InviteStep =
  | (Pickable & { status: 'choosing' })
  | { status: 'reading' }
  /** Nothing of the file is taken. */
  | (Pickable & { status: 'refused'; message: string; unknownColumns: readonly string[] })
  | (Pickable & {
      status: 'preview';
      plan: InvitationPlan;
      unknownColumns: readonly string[];
      /** Why the people could not be invited a moment ago; null before. */
      failure: string | null;
      onConfirm: () => void;
    })
  | { status: 'inviting' }
  | { status: 'done'; invited: number; refused: readonly RefusedPerson[] };

/** The open dialog over the list of invitations. */
export type InvitationsDialog =
  | { kind: 'invite'; step: InviteStep; onClose: () => void }
  | {
      kind: 'withdraw';
      /** At least one. */
      invitations: readonly Invitation[];
      isBusy: boolean;
      /** Why it could not be done; null before and while it is tried. */
      failure: string | null;
      onConfirm: () => void;
      onClose: () => void;
    };
