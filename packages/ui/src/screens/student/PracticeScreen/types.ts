import type {
  Asana,
  BreathLevel,
  CompletionResult,
  CueSettings,
  SingleGuide,
  LoadFailed,
  Pace,
  SpeechRate,
  SpokenText,
} from '@niyama/domain';

/** What is practiced: a pose, or a step of a class that is none. Nothing is recorded of a pause. */
export type PracticeSubject = Asana | 'meditation' | 'pause';

/** Where a practice stands, whatever is being asked meanwhile. */
interface PracticeFacts {
  subject: PracticeSubject;
  /** Whether it is a step of a block of a class, which names each one. @default false */
  isLinked?: boolean;
  /** What follows without a rest; null before a rest and before the end. */
  next: PracticeSubject | null;
  /** Moves on to that; null where it cannot be begun at once. @default null */
  onNextStep?: (() => void) | null;
  /** What happens within each set, and how many seconds it lasts. */
  guide: SingleGuide;
  setSeconds: number;
  /** 1 to 10. */
  sets: number;
  /** 1-based; after a set it is already the next one. */
  setNumber: number;
  /** Seconds left of that set; fractions are welcome. */
  remainingSeconds: number;
  /** How many breaths a hold takes, on each of its sides; null where they are not counted. */
  breaths: number | null;
  /** Which pose of a sequence it is; null for a pose alone. */
  place: { number: number; total: number } | null;
}

/** One of a few. */
interface Choice<Id extends string> {
  chosen: Id;
  options: readonly Id[];
  onChoose: (chosen: Id) => void;
}

/** In a practice that leads the breath: whether the student breathes freely instead. */
interface Breathing {
  /** @default null, where nothing is led. */
  breathing?: { isFree: boolean; onToggle: () => void } | null;
}

interface VoiceChoice {
  options: readonly { id: string; label: string }[];
  chosen: string | null;
  onChange: (chosen: string | null) => void;
}

/** Whether a practice is shown for closed eyes; it holds for the poses of a sequence. */
export interface EyesClosedChoice {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Which system's settings hold the voices. */
export type VoiceSettings = 'apple' | 'android' | 'windows' | 'other';

/** How the student is guided, and whether this device has a voice for the language. */
export interface PracticeCues {
  settings: CueSettings;
  hasVoice: boolean;
  onChange: (settings: CueSettings) => void;
  /** Whether what is said is shown too; without a voice it always is. */
  captions: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** Ends what is being said. */
  onSilence: () => void;
  /** Says the last words again. */
  onRepeat: () => void;
  /** Whether the practice is shown for closed eyes. */
  eyesClosed: EyesClosedChoice;
  /** What is being said, where it is shown: empty between the words, null where it is not. */
  words: readonly SpokenText[] | null;
  /** Whether letters do something too: who dictates, or presses keys by mistake, switches them off. */
  shortcuts: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** How one gets another voice. */
  voiceSettings: VoiceSettings;
  /** Who speaks, the best first; `chosen` is null where the best does. Null where there is no choice. */
  voice: VoiceChoice | null;
  /** How fast a voice speaks. */
  speechRate: { rate: SpeechRate; onChange: (rate: SpeechRate) => void };
  /** Whether tones are felt too; null where the device cannot vibrate. */
  vibration: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
  /** Whether the figure of a flow moves; otherwise each position stands from its beginning. */
  movingFigure: { isOn: boolean; onChange: (isOn: boolean) => void };
}

/** What became of a finished practice: counted, or stored on the device until it can be. */
export type PracticeAward =
  | { status: 'saved'; result: CompletionResult }
  | {
      status: 'queued';
      /** Why it could not be sent yet, in the reader's language; null where that is not known. */
      reason: string | null;
      /** Sends it once more. */
      onRetry: () => void;
    };

/** Escape or the close button: asks whether it shall end, where something has begun. */
interface Closable {
  onClose: () => void;
}

/** What is asked at the end. */
interface Asked {
  /** The question of the assignment that this practice completes, if it asks one. */
  reflectionQuestion: string | null;
  /** The name of the class that is over; null where the pose is. @default null */
  className?: string | null;
}

/** A practice that has its pose, with what a person can ask for in that state. */
export type PracticeStageState =
  /** A tab was killed in the middle of it. */
  | (PracticeFacts & { status: 'resumeOffer'; onTakeUp: () => void; onStartOver: () => void })
  | (PracticeFacts &
      Closable & {
        status: 'choosingSets';
        /** It had been begun, too long ago to count. */
        startsOver: boolean;
        /** Whether there is something to choose: not in a class that says it all. */
        choosesSets: boolean;
        /** Of a breathing practice that has several. @default null */
        levels?: Choice<BreathLevel> | null;
        /** Of a flow. @default null */
        pace?: Choice<Pace> | null;
        onChooseSets: (sets: number) => void;
        onStart: () => void;
      })
  /** Its safety tips are to be read before it begins, or goes on. */
  | (PracticeFacts & {
      status: 'readingTips';
      /** They were read: it begins. */
      onAgree: () => void;
      onSkip: () => void;
      /** Breathes gently instead, for which nothing has to be read; null where that cannot be. */
      onEase: (() => void) | null;
      /** Decides nothing. */
      onCancel: () => void;
    })
  /** Before the first set, with the seconds until it begins. */
  | (PracticeFacts &
      Closable & {
        status: 'gettingReady';
        readySeconds: number;
        /** Does not wait for that. */
        onStart: () => void;
      })
  | (PracticeFacts &
      Closable &
      Breathing & {
        status: 'running';
        /** What guides the student at this moment. */
        cue: 'switchSides' | 'lastSeconds' | null;
        /**
         * What the pose or the teacher says while it is held; empty where they say nothing, or nothing that is for
         * this student.
         */
        holding: readonly SpokenText[];
        onPause: () => void;
        /** The full time of this set again. */
        onReset: () => void;
      })
  | (PracticeFacts &
      Closable &
      Breathing & { status: 'paused'; onResume: () => void; onReset: () => void })
  | (PracticeFacts & { status: 'askingToEnd'; onKeepPracticing: () => void; onEnd: () => void })
  /** Between two sets. */
  | (PracticeFacts &
      Closable & {
        status: 'setDone';
        onPause: () => void;
        /** Does not wait for the next set. */
        onBeginSet: () => void;
      })
  /** For a moment after the last set. */
  | (PracticeFacts & { status: 'allSetsDone' })
  /** Back was pressed and the paused session is being saved. */
  | (PracticeFacts & { status: 'savingPause' })
  | (PracticeFacts &
      Asked & {
        status: 'completing';
        /** @param answer what was written about the practice, or null. */
        onComplete: (answer: string | null) => void;
      })
  /** The completion is handed over. */
  | (PracticeFacts & Asked & { status: 'awarding' })
  | (PracticeFacts & {
      status: 'saveFailed';
      /** Which of the messages for a failed save it is. */
      failure: 'assignment' | 'practice' | 'progress';
      /** Why, in the reader's language. */
      reason: string;
      /** Null where no other try is worth it: the reason stands for good. */
      onRetry: (() => void) | null;
      /** Leaves although the practice could not be saved. */
      onLeave: () => void;
    })
  | (PracticeFacts & { status: 'achievements'; award: PracticeAward; onClose: () => void });

/** Everything that the practice screen can show. */
export type PracticeState =
  /** The pose may be known already from the screen before. */
  | { status: 'loading'; asana: Asana | null }
  | { status: 'notFound' }
  /** The address names a practice of several poses that this device does not have, or no longer. */
  | { status: 'runOver' }
  | (LoadFailed & { onRetry: () => void })
  | {
      /** Another tab practices. */
      status: 'elsewhere';
      /** The name of its pose; null until it has said so, or while it is not known. */
      name: string | null;
      /** It has not answered yet. */
      isWaiting: boolean;
      /** It does not answer. */
      isSilent: boolean;
      /** Goes on here with what that tab practices, whether it answers or not. */
      onTakeOver: () => void;
    }
  | PracticeStageState;
