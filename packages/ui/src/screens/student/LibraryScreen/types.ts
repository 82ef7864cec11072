import type { LibraryAsana, LibraryView, Load, Stale } from '@niyama/domain';
import type { PoseCardProps } from '#components/PoseCard/PoseCard.tsx';

/** What the library has to show. */
export type LibraryState = Load<{
  /** By name. */
  poses: readonly LibraryAsana[];
  /** Whether these are all, or more are on their way. */
  isComplete: boolean;
  stale: Stale;
}>;

/** What the student has practiced. */
export type PracticedState = Load<{
  /** Each pose once, the one practiced last first. */
  poses: readonly LibraryAsana[];
  /** Whether these are all, or more are on their way. */
  isComplete: boolean;
}>;

/** The form of the cards. */
export type CardForm = NonNullable<PoseCardProps['form']>;

/** What a student can do with a pose of the library. */
export interface PoseActions {
  onToggleFavorite: (asana: LibraryAsana) => void;
  onAddToPractice: (asana: LibraryAsana) => void;
  onStart: (asana: LibraryAsana) => void;
}

/** How the poses are looked at, and how that changes. */
export interface LibraryViewProps {
  view: LibraryView;
  onChangeView: (change: Partial<LibraryView>) => void;
  /** The form that the person chose; null for the one that fits the screen. */
  cardForm: CardForm | null;
  onChangeCardForm: (form: CardForm) => void;
}

/** The offer of a reminder. */
export interface Invitation {
  /** When it would come, `HH:MM`. */
  time: string;
  /** Only now the browser asks. */
  onAccept: () => void;
  onDismiss: () => void;
}
