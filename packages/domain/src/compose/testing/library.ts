import { library as practices } from '../../guide/testing/library.ts';
import type { Composable, TaggedPose } from '../tags.ts';
import { tags } from './tags.ts';

/** A practice of the product as the composer takes it; its key stands for its id. */
function composable(key: string): TaggedPose {
  const practice = practices.find((known) => known.key === key);
  const known = tags.get(key);
  if (!practice || !known) throw new Error(`${key} is no practice of the library`);
  const { difficulty, category, durationSeconds, twoSided, cautions } = practice;
  return {
    id: key,
    key,
    difficulty,
    category,
    durationSeconds,
    twoSided,
    cautions,
    ...known,
    isFavorite: false,
    isRecent: false,
  };
}

/** Every practice that the product starts with. */
export const library: TaggedPose[] = practices.map(({ key }) => composable(key));

/** @throws when there is no such practice. */
export function poseOf(key: string): TaggedPose {
  const pose = library.find(({ id }) => id === key);
  if (!pose) throw new Error(`${key} is no practice of the library`);
  return pose;
}

/** What an instructor added, and nobody has tagged. */
export const untagged: Composable = {
  ...poseOf('mountain-pose'),
  id: 'untagged',
  key: null,
  avoidIf: null,
};
