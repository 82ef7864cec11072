import type { Asana } from '../asana/asana.ts';
import type { LocalDate } from '../days.ts';
import type { PracticeSource } from '../practice/practice.ts';

/** How far back a student's history goes, in calendar months. */
export const historyMonths = 2;

/**
 * The reflection question of a finished practice, the student's answer and the instructor's reply.
 */
export interface HistoryAssignment {
  id: string;
  notes: string | null;
  reflectionQuestion: string | null;
  reflectionAnswer: string | null;
  reply: string | null;
  /** ISO time of the instructor's reply. */
  repliedAt: string | null;
  /** ISO time at which the student opened the reply; null until then. */
  replySeenAt: string | null;
}

/** The run of a class, as the histories show it. */
export interface HistoryEntryRun {
  /** That of the class; null for a practice list. */
  name: string | null;
  /** How long it ran. */
  seconds: number;
  /** What an instructor asked of the class that it completed, if it completed one. */
  assignment: HistoryAssignment | null;
}

/** One finished practice or meditation, as the student's own histories show it. */
export interface HistoryEntry {
  id: string;
  kind: 'practice' | 'timer';
  /** Null for a meditation, and for a pose that can no longer be read ('Unknown Asana'). */
  asana: Asana | null;
  source: PracticeSource | 'timer';
  sets: number;
  /** Planned seconds of one set, or of the meditation. */
  durationSeconds: number;
  points: number;
  /** ISO time. */
  finishedAt: string;
  /** The student's own day on which it ended. */
  localDate: LocalDate;
  /** The instructor's assignment that it completed, if it completed one. */
  assignment: HistoryAssignment | null;
  /** The run of a class that it was part of; null outside of one. */
  runId: string | null;
  /** That run, or null while the server does not know of it. */
  run: HistoryEntryRun | null;
}

/**
 * Whether a practice was work that an instructor gave. An assignment that was taken back later leaves
 * its practices where they were done.
 */
export function isAssignedWork({ source, assignment }: HistoryEntry): boolean {
  return assignment !== null || source === 'assignment';
}
