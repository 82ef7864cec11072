import fc from 'fast-check';
import { difficulties, limits, regions } from '../../asana/asanaChoices.ts';
import type { TaggedPose } from '../tags.ts';
import { classMinutes, energies, type Wish } from '../wish.ts';
import { library } from './library.ts';

const { least, most, step } = classMinutes;
const ids = library.map(({ id }) => id);

/** Every wish that the form can make, without locked poses. */
export const wishes: fc.Arbitrary<Wish> = fc.record({
  minutes: fc.integer({ min: least / step, max: most / step }).map((steps) => steps * step),
  level: fc.constantFrom(...difficulties),
  energy: fc.constantFrom(...energies),
  focus: fc.subarray([...regions], { maxLength: 3 }),
  limits: fc.oneof(
    { weight: 4, arbitrary: fc.subarray([...limits], { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.subarray([...limits]) },
  ),
  disliked: fc.subarray(ids, { maxLength: 6 }),
  locked: fc.constant([]),
  leadIn: fc.constantFrom(
    { ready: 0, spokenSeconds: 0 },
    { ready: 3, spokenSeconds: 0 },
    { ready: 3, spokenSeconds: 15 },
  ),
  seed: fc.integer(),
});

/** The library with a student's own marks on it. */
export const libraries: fc.Arbitrary<TaggedPose[]> = fc
  .record({ favorites: fc.subarray(ids), recent: fc.subarray(ids, { maxLength: 12 }) })
  .map(({ favorites, recent }) =>
    library.map((pose) => ({
      ...pose,
      isFavorite: favorites.includes(pose.id),
      isRecent: recent.includes(pose.id),
    })),
  );

/** An ordinary wish, changed where it says so. */
export const wishOf = (changes: Partial<Wish> = {}): Wish => ({
  minutes: 30,
  level: 'beginner',
  energy: 'balance',
  focus: [],
  limits: [],
  disliked: [],
  locked: [],
  leadIn: { ready: 0, spokenSeconds: 0 },
  seed: 1,
  ...changes,
});
