import type { Difficulty, Limit, Region } from '../asana/asanaChoices.ts';
import type { LeadIn } from '../guide/rest.ts';
import type { ComposedItem } from './composedItem.ts';

/** What a class is to leave behind: awake, in balance, or calm. */
export const energies = ['wake', 'balance', 'calm'] as const;
export type Energy = (typeof energies)[number];

/** How many minutes a class may be wished for. */
export const classMinutes = { least: 5, most: 90, step: 5 } as const;

/** An item that stays when the class is composed again, with as many rounds as it has. */
export type Locked = Pick<ComposedItem, 'asanaId' | 'part' | 'sets'>;

/** What somebody wants a class to be. The same wish on the same library gives the same class. */
export interface Wish {
  /** One of `classMinutes`. */
  minutes: number;
  /** The hardest that a pose may be. */
  level: Difficulty;
  energy: Energy;
  /** None: a bit of everything. */
  focus: readonly Region[];
  /** Nothing that has to be avoided with one of them comes into the class, locked or not. */
  limits: readonly Limit[];
  /** Ids of poses that are left out; the rest at the end stays. */
  disliked: readonly string[];
  /** In their order, none of them twice. What the rest of the wish forbids is let go. */
  locked: readonly Locked[];
  /** What the student's cues take of the time. */
  leadIn: LeadIn;
  /** An integer. Another seed gives another class. */
  seed: number;
}
