import type { BellSound, Load, MeditationChoice, Stale, TimerPreset } from '@niyama/domain';

export type TimerTab = 'timer' | 'presets';

/** What a finished meditation brought. */
export type MeditationAward =
  | 'saving'
  /** Stored on the device until the server has it. */
  | 'waiting'
  /** Refused for good. It is only logged: there is nothing the student could do. */
  | 'none'
  | {
      points: number;
      /** Meditations without a day between them, this one included. */
      inARow: number;
      bestInARow: number;
    };

/** How far a meditation has come. */
export interface MeditationProgress {
  plan: MeditationChoice['plan'];
  /** Seconds; fractions are welcome. */
  remainingSeconds: number;
  /** How many of its bells have rung or were missed. */
  bellsPassed: number;
  /** Which of them were missed: indexes into `bellsOf(plan)`. */
  missedBells: readonly number[];
  /** Whether the pacer of its breath was put aside. */
  breathesFreely: boolean;
}

/** What the timer is doing. */
export type TimerState =
  | { status: 'loading' }
  | { status: 'idle' }
  | (MeditationProgress & { status: 'running' | 'paused' })
  /** Another tab has it, and this one shows it. */
  | (MeditationProgress & { status: 'elsewhere'; isPaused: boolean })
  | (MeditationProgress & {
      status: 'completed';
      award: MeditationAward;
      /** Whether the student ended it early: its plan is then as long as the minutes that count. */
      isEndedEarly: boolean;
    });

/** The student's custom presets; the built-in ones are always there. */
export type PresetsState = Load<{ presets: readonly TimerPreset[]; stale: Stale }>;

/** The form that saves the settings as a preset; `failure` is why it could not be. */
export interface PresetFormState {
  isSaving: boolean;
  failure: string | null;
}

/** What a person can ask of the timer. */
export interface TimerActions {
  onChoose: (choice: MeditationChoice) => void;
  /** Chooses, and agrees for today to hold the breath. */
  onAgreeToHolds: (choice: MeditationChoice) => void;
  /** Puts the pacer of the breath aside, or has it back. */
  onFreeBreath: (breathesFreely: boolean) => void;
  onStart: () => void;
  onPause: () => void;
  /** Back to idle, with nothing elapsed; also what closes a finished meditation. */
  onReset: () => void;
  /** Ends a meditation before its time and keeps its whole minutes. */
  onEnd: () => void;
  onToggleSound: () => void;
  /** Lets a bell ring as it will in the meditation. */
  onPreview: () => void;
  /** A press that lets the browser sound. */
  onUnblock: () => void;
}

/** What the tab of the timer itself shows. */
export interface TimerPanelProps extends TimerActions {
  state: TimerState;
  /** What is chosen for the next meditation, or for the one that runs. */
  choice: MeditationChoice;
  /** Whether the student has agreed today to hold the breath. */
  holdsAgreed: boolean;
  sound: BellSound;
}

/** What its breath is chosen by. */
export type BreathSettingsProps = Pick<
  TimerPanelProps,
  'choice' | 'holdsAgreed' | 'onChoose' | 'onAgreeToHolds'
>;

/** What a person can do with presets. */
export interface PresetActions {
  /** @param name in the person's language. */
  onLoad: (choice: MeditationChoice, name: string) => void;
  onDelete: (preset: TimerPreset) => void;
  onRetry: () => void;
  onOpenForm: () => void;
  onCloseForm: () => void;
  onSave: (name: string) => void;
}
