import type { Asana, CompletionResult, CueSettings, LoadFailed } from '@niyama/domain';

/** Where a practice stands, whatever is being asked meanwhile. */
interface Standing {
  asana: Asana;
  /** 1 to 10. */
  sets: number;
  /** 1-based; after a set it is already the next one. */
  setNumber: number;
  /** Seconds left of that set; fractions are welcome. */
  remainingSeconds: number;
  /** Which pose of a sequence it is; null for a pose alone. */
  place: { number: number; total: number } | null;
}

/** How the student is guided, and whether this device has a voice for the language. */
export interface PracticeCues {
  settings: CueSettings;
  hasVoice: boolean;
}

/** What became of a finished practice: counted, or kept on the device until it can be. */
export type PracticeAward =
  | { status: 'saved'; result: CompletionResult }
  | {
      status: 'queued';
      /** Why it could not be sent yet, in the reader's language; null where that is not known. */
      reason: string | null;
    };

/** A practice that has its pose. */
export type PracticeStageState =
  /** A tab was killed in the middle of it. */
  | (Standing & { status: 'resumeOffer' })
  /** `startsOver`: it had been begun, too long ago to count. */
  | (Standing & { status: 'choosingSets'; startsOver: boolean })
  /** Before the first set, with the seconds until it begins. */
  | (Standing & { status: 'gettingReady'; readySeconds: number })
  /** `cue`: what guides the student at this moment. */
  | (Standing & { status: 'running'; cue: 'switchSides' | 'lastSeconds' | null })
  | (Standing & { status: 'paused' | 'askingToEnd' })
  /** Between two sets, or for a moment after the last one. */
  | (Standing & { status: 'setDone'; isLast: boolean })
  /** Back was pressed and the paused session is being saved. */
  | (Standing & { status: 'savingPause' })
  /** All sets are done; `awarding` while the completion is handed over. */
  | (Standing & {
      status: 'completing' | 'awarding';
      /** The question of the assignment that this practice completes, if it asks one. */
      reflectionQuestion: string | null;
    })
  | (Standing & {
      status: 'saveFailed';
      /** Which of the messages for a failed save it is. */
      failure: 'assignment' | 'practice' | 'progress';
      /** Why, in the reader's language. */
      reason: string;
      /** Whether it is worth another try; else the reason stands for good. */
      canRetry: boolean;
    })
  | (Standing & { status: 'achievements'; award: PracticeAward });

/** Everything that the practice screen can show. */
export type PracticeState =
  /** The pose may be known already from the screen before. */
  | { status: 'loading'; asana: Asana | null }
  | { status: 'notFound' }
  | LoadFailed
  /**
   * Another tab practices; `name` of the pose is null until it has said so, or while it is not known.
   * `isWaiting` while it has not answered, `isSilent` when it does not.
   */
  | { status: 'elsewhere'; name: string | null; isWaiting: boolean; isSilent: boolean }
  | PracticeStageState;

/** What a person can ask for during a practice. */
export interface PracticeActions {
  /** Back: saves what has begun, and leaves. */
  onBack: () => void;
  /** Escape or the close button: pauses and asks. */
  onClose: () => void;
  /** Loads the pose once more. */
  onRetry: () => void;
  /** Takes up the practice of a killed tab. */
  onTakeUp: () => void;
  /** Goes on here with what another tab practices, whether that answers or not. */
  onTakeOver: () => void;
  /** Drops the practice of a killed tab. */
  onStartOver: () => void;
  onChooseSets: (sets: number) => void;
  /** Starts, and when it is getting ready does not wait for that. */
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  /** The full time of this set again. */
  onReset: () => void;
  /** Does not wait for the next set. */
  onBeginSet: () => void;
  onKeepPractising: () => void;
  onEnd: () => void;
  /** @param answer what was written about the practice, or null. */
  onComplete: (answer: string | null) => void;
  onRetrySaving: () => void;
  /** Leaves although the practice could not be saved. */
  onLeaveUnsaved: () => void;
  onCloseAchievements: () => void;
  /** Changes how the student is guided. */
  onChangeCues: (settings: CueSettings) => void;
}
