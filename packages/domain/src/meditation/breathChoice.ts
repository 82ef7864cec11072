import { holdsBreath, type MeditationBreath } from './meditationBreath.ts';

const noHolds = { holdIn: 0, holdOut: 0 };

/** The breaths that are offered ready-made: about six a minute, and none breathes out for less than in. */
export const meditationRatios = {
  even: { in: 5, out: 5, ...noHolds },
  calm: { in: 4, out: 6, ...noHolds },
};

/** How the breath of a meditation can be chosen. */
export const breathChoices = ['off', 'even', 'calm', 'own'] as const;
export type BreathChoice = (typeof breathChoices)[number];

/** Which choice makes this breath. */
export function breathChoiceOf(breath: MeditationBreath | null): BreathChoice {
  if (breath === null) return 'off';
  const isRatio = (ratio: Omit<MeditationBreath, 'minutes'>) =>
    ratio.in === breath.in && ratio.out === breath.out && !holdsBreath(breath);
  if (isRatio(meditationRatios.even)) return 'even';
  return isRatio(meditationRatios.calm) ? 'calm' : 'own';
}
