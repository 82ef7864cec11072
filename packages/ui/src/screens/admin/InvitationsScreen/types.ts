import type {
  Invitation,
  InvitationColumns,
  InvitationPlan,
  InvitationTable,
  RefusedPerson,
} from '@niyama/domain';
import type { EncodingStep } from '../parts/encodingStep.ts';

/** How far inviting by a file or by pasted addresses is, and what can be done then. */
export type InviteStep =
  | {
      status: 'choosing';
      /** Why nothing of what was chosen or pasted is taken; null before. */
      failure: string | null;
      onPick: (file: File) => void;
      onPaste: (text: string) => void;
      onTemplate: () => void;
    }
  | { status: 'reading' }
  | (EncodingStep & {
      /** Why the people could not be checked a moment ago; null before. */
      failure: string | null;
      onBack: () => void;
    })
  | {
      status: 'columns';
      table: InvitationTable;
      columns: InvitationColumns;
      /** Why the people could not be checked a moment ago; null before. */
      failure: string | null;
      onChange: (columns: InvitationColumns) => void;
      onContinue: () => void;
      onBack: () => void;
    }
  | {
      status: 'preview';
      plan: InvitationPlan;
      /** Why the people could not be invited a moment ago; null before. */
      failure: string | null;
      onConfirm: () => void;
      onBack: () => void;
    }
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
