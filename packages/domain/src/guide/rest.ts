import type { CueSettings } from '../profile/profile.ts';

/** How the body is placed in a pose. */
export const bodyPositions = [
  'standing',
  'allFours',
  'kneeling',
  'prone',
  'seated',
  'supine',
  'inverted',
] as const;
export type BodyPosition = (typeof bodyPositions)[number];

/** Seconds of rest between two poses. */
const rests = { samePosition: 6, otherPosition: 10, longest: 15 };

/** No rest between two poses is longer. */
export const longestRestSeconds = rests.longest;

/** The position before the rest and the one after it; null where nobody has said which it is. */
function changeSeconds(from: BodyPosition | null, to: BodyPosition | null): number {
  if (from === null || to === null) return rests.otherPosition;
  // Blood that has been in the head takes its time, also before the next inversion.
  if (from === 'inverted') return rests.longest;
  if (from === to) return rests.samePosition;
  // Down to the floor and up from it.
  return from === 'standing' || to === 'standing' ? rests.longest : rests.otherPosition;
}

/**
 * How long the rest between two poses of a sequence lasts: time to change the position, and to hear
 * how one comes into the next pose. The length of a class counts with it.
 *
 * @param enteringSeconds how long that takes to say; 0 when it is not said. What would take more than
 * the longest rest has to be shortened.
 */
export function restSeconds(
  from: BodyPosition | null,
  to: BodyPosition | null,
  enteringSeconds = 0,
): number {
  const spoken = Math.min(rests.longest, Math.ceil(enteringSeconds));
  return Math.max(changeSeconds(from, to), spoken);
}

/** Seconds of rest between two sets of a pose, by its effort; null where nobody has judged that. */
export function secondsBetweenSets(effort: number | null): number {
  if (effort === null || effort <= 2) return 2;
  return effort === 3 ? 5 : 10;
}

/** What a student's choice of cues adds to the time before a pose, in seconds. */
export interface LeadIn {
  /** Getting ready; 0 where that is switched off. */
  ready: number;
  /** Enough to speak nearly every way into a pose, getting ready included; 0 where none is spoken. */
  spokenSeconds: number;
}

/** Seconds to get ready when no way into the pose is spoken. */
export const usualReadySeconds = 3;

/** The time before a pose, as it is chosen. */
export const leadInOf = ({
  cueGetReady,
  guidance,
}: Pick<CueSettings, 'cueGetReady' | 'guidance'>): LeadIn => ({
  ready: cueGetReady ? usualReadySeconds : 0,
  spokenSeconds: guidance === 'full' ? rests.longest : 0,
});

/** Of most students: they get ready, and no way into a pose is spoken. */
export const usualLeadIn = leadInOf({ cueGetReady: true, guidance: 'off' });

/**
 * Seconds from the end of a pose of a sequence to the beginning of the next one.
 *
 * @param from null before the first pose, whose way in is spoken while the student gets ready.
 */
export function secondsBefore(
  from: { bodyPosition: BodyPosition | null } | null,
  to: { bodyPosition: BodyPosition | null },
  { ready, spokenSeconds }: LeadIn,
): number {
  if (from === null) return ready === 0 ? 0 : Math.max(ready, spokenSeconds);
  return restSeconds(from.bodyPosition, to.bodyPosition, spokenSeconds) + ready;
}
