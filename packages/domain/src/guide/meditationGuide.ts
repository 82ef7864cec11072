import { bellsOf } from '../meditation/bellTimes.ts';
import type { MeditationPlan } from '../meditation/meditation.ts';
import type { MeditationBreath } from '../meditation/meditationBreath.ts';
import type { BreathPart } from './breath.ts';
import type { SingleGuide } from './guide.ts';
import { timeline, type Tone } from './timeline.ts';

/** The guide of a meditation whose breath is led: one round is one breath. */
export function meditationGuide({ minutes, ...breath }: MeditationBreath): SingleGuide {
  const round: BreathPart[] = (['in', 'holdIn', 'out', 'holdOut'] as const)
    .map((phase) => ({ phase, seconds: breath[phase] }))
    .filter(({ seconds }) => seconds > 0);
  return { kind: 'breath', round, longestSeconds: minutes * 60 };
}

/** A tone that leads the breath of a meditation. */
export interface BreathTone {
  /** Seconds from the beginning of the meditation. */
  offset: number;
  tone: Tone;
}

/**
 * The tones that lead the breath of a meditation, in the order in which they sound. Its beginning and its
 * end have their own bells or none, and where a bell rings no tone falls into it.
 */
export function breathTones(plan: MeditationPlan): BreathTone[] {
  const { breath, durationSeconds } = plan;
  if (breath === null) return [];
  const bells = new Set(bellsOf(plan).map(({ offset }) => Math.round(offset * 1000)));
  return timeline(meditationGuide(breath), durationSeconds).flatMap(({ atMs, cue, tone }) => {
    if (cue.kind !== 'breath' || tone === null || bells.has(atMs)) return [];
    // A set begins with a bowl; without its bell a meditation begins with its first breath.
    return [{ offset: atMs / 1000, tone: atMs === 0 ? 'in' : tone }];
  });
}
