import type { Region } from '../asana/asanaChoices.ts';
import type { SpineWay } from './tags.ts';

/** The parts of a class in their order. */
export const classParts = [
  'arrive',
  'warm',
  'stand',
  'peak',
  'counter',
  'floor',
  'breath',
  'rest',
] as const;
export type ClassPart = (typeof classParts)[number];

/** Why a pose is where it is, for a sentence. */
export type Why =
  | { kind: 'arrive' | 'warm' | 'peak' | 'settle' | 'breath' | 'rest' }
  /** Readies a region for a pose that comes later. */
  | { kind: 'prepares'; of: string; region: Region }
  /** Lets the body come back from the pose before. */
  | { kind: 'counters'; of: string }
  /** Works on a region that was wished for. */
  | { kind: 'focus'; region: Region }
  /** The first to move the spine this way. */
  | { kind: 'spine'; way: SpineWay }
  /** Works on a region. */
  | { kind: 'works'; region: Region };

/** A pose of a composed class. */
export interface ComposedItem {
  asanaId: string;
  part: ClassPart;
  /** Of one set, both sides together. */
  seconds: number;
  /** The rounds of a flow; 1 for everything else. */
  sets: number;
  why: Why;
}
