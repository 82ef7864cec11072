import type { Asana, AsanaSpoken } from '../asana/asana.ts';
import type { Assignment } from '../assignment/assignment.ts';
import type { LocalDate } from '../days.ts';
import type { Profile } from '../profile/profile.ts';

/** Where a practice was begun; it returns there. */
export const practiceSources = [
  'home',
  'library',
  'assignment',
  'self-practice',
  'preset',
  'class',
] as const;
export type PracticeSource = (typeof practiceSources)[number];

/** A stretch of time in which the practice ran, pauses left out: epoch milliseconds. */
export interface ActiveInterval {
  startedAt: number;
  endedAt: number;
}

/** A finished practice or meditation, as the device keeps it until the server has it. */
export interface Completion {
  /** A uuid made on the device: sending it twice counts once. */
  id: string;
  kind: 'practice' | 'timer';
  /** Null for a meditation. */
  asanaId: string | null;
  /** 1 to 10; 1 for a meditation. */
  sets: number;
  source: PracticeSource | 'timer';
  /** Planned seconds of one set, or of the meditation. */
  durationSeconds: number;
  intervals: ActiveInterval[];
  /** IANA zone of the student's day. */
  timeZone: string;
  reflectionAnswer: string | null;
  /** The run that it was part of, or null. */
  runId: string | null;
  /** Whether the pose was never practiced whole at one time; its passes only add up to it. */
  inPieces: boolean;
}

/** A pose about to be practiced, and what waits for it. */
export interface LoadedPose {
  asana: Asana;
  /** What a voice says of the pose. */
  spoken: AsanaSpoken;
  paused: PausedSession | null;
  /** The question of the assignment that this practice will complete, if it asks one. */
  reflectionQuestion: string | null;
  /** What the instructor noted on that assignment. */
  instructorNote: string | null;
}

/** A block in the sequence of a device. */
export interface RunPlace {
  /** Of the sequence. */
  id: string;
  /** 0-based place of its first step. */
  index: number;
  /** How many steps it has. */
  steps: number;
}

/** A clock that did not go on from where it stood. */
export interface ClockJump {
  /** How many stretches had run before. */
  after: number;
  /** From where it went on, in milliseconds of the block. */
  toMs: number;
}

/** A practice as it stood when it was last written down, to resume it after the tab was killed. */
export interface RunningPractice {
  /** The id that its completion will carry. */
  id: string;
  /** Null of a block of linked steps, a meditation and a pause. */
  asanaId: string | null;
  /** Of the pose, or of the first one of a block; null without any. */
  name: string | null;
  source: PracticeSource;
  /** Where it stands in the sequence that it belongs to; null for a pose alone. */
  run: RunPlace | null;
  /** Planned seconds of one set. */
  durationSeconds: number;
  sets: number;
  /** 1-based number of the set it stands in. */
  setNumber: number;
  /** Seconds left of that set, with fractions. */
  remainingSeconds: number;
  /** True when every set is done and only the award is missing. */
  isComplete: boolean;
  /** What ran so far, over all sets. */
  intervals: ActiveInterval[];
  /** Where its clock went on elsewhere; only that of a block does. */
  jumps: ClockJump[];
  /** Epoch milliseconds. */
  savedAt: number;
}

export interface EarnedAchievement {
  key: string;
  name: string;
  points: number;
}

/** What the one database function answers to a completion. */
export interface CompletionResult {
  id: string;
  pointsAwarded: number;
  points: number;
  level: number;
  leveledUp: boolean;
  totalPractices: number;
  dailyStreak: number;
  dailyStreakIncreased: boolean;
  meditationStreak: number;
  bestMeditationStreak: number;
  /** The assignment that this practice completed, if one was open. */
  assignmentId: string | null;
  achievements: EarnedAchievement[];
}

/** A practice that was left with Back and can be resumed. */
export interface PausedSession {
  id: string;
  asana: Asana;
  /** ISO time. */
  pausedAt: string;
  /** Planned seconds of one set; null for the pose's own. */
  setSeconds: number | null;
  /** Seconds left of the running set. */
  timeRemaining: number;
  /** 1-based number of the running set. */
  setNumber: number;
  sets: number;
  source: PracticeSource;
  /** What ran before the pause, over all sets: the completion must account for it too. */
  intervals: ActiveInterval[];
}

/** A daily practice of the home panel. */
export interface MandatoryPractice {
  asana: Asana;
  doneToday: boolean;
}

/** Everything that the home screen shows, from one request. */
export interface Home {
  profile: Profile;
  mandatory: MandatoryPractice[];
  /** Open work due by the end of the local day, earliest first, at most three. */
  assigned: Assignment[];
  /** All open assignments, whatever their day. */
  openAssignments: number;
  /** The last day of the pause of given work that the student is in; null without one. */
  workPausedUntil: LocalDate | null;
  /** The most recent paused practice, or null. */
  paused: PausedSession | null;
  /** How many paused practices there are besides that one. */
  morePaused: number;
  /** True when the student belongs to a community. */
  inCommunity: boolean;
}
