import type {
  Completion,
  CompletionResult,
  FinishedRun,
  MarkChange,
  OutboxRow,
} from '@niyama/domain';

export interface OutboxInput {
  /** The student whose operations these are; another student has another outbox. */
  userId: string;
  /** The wall clock, epoch milliseconds. */
  now: () => number;
  /** True only when nothing can leave the device; what is sent then has surely not arrived. */
  isOffline: () => boolean;
}

export interface OutboxContext extends OutboxInput {
  /** What the server does not have yet, oldest first. */
  waiting: OutboxRow[];
  /** What could not be saved, with its reason. */
  refused: OutboxRow[];
  /** What is not written down on the device yet. */
  unkept: OutboxRow[];
  /** The ids of rows that the device may forget. */
  gone: string[];
  /** Failed tries since the last success, or since the network came back. */
  tries: number;
  /** Why nothing could be sent last time, else null. */
  error: unknown;
  /** True once the rows on the device are loaded. */
  hasLoaded: boolean;
  /** True when another tab changed the rows on the device. */
  isStale: boolean;
}

export type OutboxEvent =
  | { type: 'completion.added'; completion: Completion }
  /** Added after the completions of the run. */
  | { type: 'run.added'; run: FinishedRun }
  | { type: 'mark.changed'; id: string; change: MarkChange }
  | { type: 'flush.asked' }
  | { type: 'network.restored' }
  /** Another tab may have sent or added something. */
  | { type: 'rows.changed' }
  | { type: 'row.discarded'; id: string }
  /** Takes a discard back. */
  | { type: 'row.restored'; row: OutboxRow }
  /** Sends what was refused once more. */
  | { type: 'row.retried'; id: string };

/** What sending came to: the server's answer, or that another tab has sent or replaced it. */
export type Sent =
  | { kind: 'completion'; result: CompletionResult }
  | { kind: 'run' }
  | {
      kind: 'mark';
      /** True when the server had the mark that way already. */
      wasAlready: boolean;
    }
  | { kind: 'elsewhere' };

export type OutboxEmitted =
  | { type: 'row.saved'; row: OutboxRow; sent: Sent }
  | { type: 'row.refused'; row: OutboxRow; error: unknown }
  /** A mark stands again as the server has it: nothing is left to send. */
  | { type: 'mark.undone'; id: string };
