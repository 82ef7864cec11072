import type { LibraryAsana } from '../asana/asana.ts';
import type { Limit, Region, SpineMove } from '../asana/asanaChoices.ts';
import type { BodyPosition } from '../guide/rest.ts';

/** The ways of moving a spine that a class of some length goes through. */
export const spineWays = ['forward', 'back', 'side', 'twist'] as const satisfies SpineMove[];
export type SpineWay = (typeof spineWays)[number];

/** What has to be known about a pose before it may be part of a class. */
export interface PoseTags {
  bodyPosition: BodyPosition;
  spineMove: SpineMove;
  /** 1 (rest) to 5 (as hard as it gets). */
  effort: number;
  regions: readonly Region[];
  /** Nobody with one of these limits is given the pose. Empty: it suits everybody. */
  avoidIf: readonly Limit[];
}

interface Untagged extends Pick<
  LibraryAsana,
  | 'id'
  | 'key'
  | 'category'
  | 'difficulty'
  | 'durationSeconds'
  | 'twoSided'
  | 'isFavorite'
  | 'cautions'
> {
  /** Whether it was practiced within the last three days. */
  isRecent: boolean;
}

/** A pose of which everything is known. */
export type TaggedPose = Untagged & PoseTags;

/** A pose of the library as the composer takes it: a tag is null until somebody has judged it. */
export type Composable = Untagged & { [Tag in keyof PoseTags]: PoseTags[Tag] | null };

/** Whether a pose may be composed with: with one tag missing, nobody can say who should avoid it. */
export function isTagged<Pose extends Pick<Composable, keyof PoseTags>>(
  pose: Pose,
): pose is Pose & PoseTags {
  const { bodyPosition, spineMove, effort, regions, avoidIf } = pose;
  return [bodyPosition, spineMove, effort, regions, avoidIf].every((tag) => tag !== null);
}
