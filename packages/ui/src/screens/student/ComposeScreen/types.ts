import type {
  Asana,
  ComposedItem,
  ClassRule,
  Composed,
  ListedPose,
  Load,
  Wish,
} from '@niyama/domain';

/** What the form asks for; the rest of a wish comes with the class. */
export type WishChoice = Pick<Wish, 'minutes' | 'level' | 'energy' | 'focus' | 'limits'>;

/** A pose of the class, as a row shows it. */
export interface ClassPose extends ListedPose {
  item: ComposedItem;
  /** The item as it is when it takes a step longer, and a step less long; null where it may not. */
  longer: ComposedItem | null;
  shorter: ComposedItem | null;
  /** 1 to 5; 0 for a pose that can no longer be read. */
  effort: number;
  /** It stays when the class is composed again. */
  isLocked: boolean;
  /** What it does not keep since the class was changed by hand. */
  broken: readonly ClassRule[];
}

/** What came of the wish; null before the first one. */
export type Made =
  | { status: 'ready'; poses: readonly ClassPose[]; seconds: number }
  | Exclude<Composed, { status: 'ready' }>
  | null;

/** A pose that may stand in place of another. */
export interface Alternative {
  asana: Asana;
  item: ComposedItem;
}

/** A name for the preset that a class is saved as. */
export interface SaveFormState {
  /** What is proposed. */
  name: string;
  isSaving: boolean;
  failure: string | null;
}

interface Composing {
  wish: WishChoice;
  /** False where something was stated that cannot be read here: it is asked for again first. */
  areLimitsKnown: boolean;
  /** The poses that are left out for good. */
  disliked: readonly Asana[];
  made: Made;
  /** The pose that is being swapped, with the best few for its place. */
  swap: { pose: ClassPose; alternatives: readonly Alternative[] } | null;
  /** Null while no name is asked for. */
  save: SaveFormState | null;
}

export type ComposeState = Load<Composing>;

export interface ComposeActions {
  onChangeWish: (changes: Partial<WishChoice>) => void;
  /** What is chosen is all there is to be careful with. */
  onConfirmLimits: () => void;
  /** @param asanaIds of all that stay left out. */
  onChangeDisliked: (asanaIds: string[]) => void;
  /** Makes a class of the wish, or of what it is changed to. */
  onCompose: (changes?: Partial<WishChoice>) => void;
  /** Makes another class; the locked poses stay. */
  onShuffle: () => void;
  onKeep: (pose: ClassPose, isKept: boolean) => void;
  /** Stops keeping any pose, and makes a class. */
  onKeepNothing: () => void;
  /** Opens the choice of poses that may replace it. */
  onSwap: (pose: ClassPose) => void;
  onChooseSwap: (alternative: Alternative) => void;
  onCloseSwap: () => void;
  onRemove: (pose: ClassPose) => void;
  /** @param item the longer or the shorter one of a pose. */
  onResize: (item: ComposedItem) => void;
  /** Leaves a pose out, from now on. */
  onNever: (pose: ClassPose) => void;
  /** @param asanaIds every pose of the class in its new order. */
  onReorder: (asanaIds: string[]) => void;
  onStart: () => void;
  /** Asks for a name, to save the class as a custom preset. */
  onSave: () => void;
  onSaveAs: (name: string) => void;
  onCloseSave: () => void;
}
