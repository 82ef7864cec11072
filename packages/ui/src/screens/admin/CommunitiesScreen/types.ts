import type { AdminCommunity, AdminMember, Load, Newcomer } from '@niyama/domain';
import type { FormFailure } from '../parts/formFailure.ts';
import type { MediaDraft, MediaSaving } from '../parts/mediaState.ts';
import type { TableState } from '../parts/tableState.ts';

/** Who could be added to a community. */
export type NewcomersState = Load<{
  people: readonly Newcomer[];
  /** What they were searched for; empty for everybody. */
  search: string;
}>;

/** What is done to the members, in a dialog over theirs. */
export type MembersStep =
  | { kind: 'add'; newcomers: NewcomersState; isBusy: boolean; failure: string | null }
  | { kind: 'remove'; member: AdminMember; isBusy: boolean; failure: string | null };

/** The open dialog of the communities. */
export type CommunitiesDialog =
  | {
      kind: 'form';
      /** The community as it was read; null for a new one. */
      community: AdminCommunity | null;
      /** Counts how often the form has started over with a newer state of the community. */
      revision: number;
      saving: MediaSaving;
      failure: FormFailure | null;
      picture: MediaDraft;
    }
  | {
      kind: 'remove';
      community: AdminCommunity;
      isBusy: boolean;
      failure: FormFailure | null;
    }
  | {
      kind: 'members';
      community: AdminCommunity;
      members: TableState<AdminMember>;
      step: MembersStep | null;
    };

/** What is done in the dialog of the members. */
export interface MembersActions {
  onRetry: () => void;
  onShowMore: () => void;
  /** Opens the choice of a person to add. */
  onAdd: () => void;
  /** Asks before a membership ends; keep it the same between renders. */
  onRemove: (member: AdminMember) => void;
  /** Goes back to the list. */
  onCloseStep: () => void;
  onSearchNewcomers: (words: string) => void;
  onRetryNewcomers: () => void;
  onConfirmAdding: (userId: string) => void;
  onConfirmRemoval: () => void;
}
