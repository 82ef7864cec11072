/** How demanding a pose is. Students and instructors know the same four levels. */
export const difficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The areas a pose may name; others are dropped on read. */
export const targetAreas = [
  'flexibility',
  'strength',
  'balance',
  'relaxation',
  'digestion',
  'stress-relief',
] as const;
export type TargetArea = (typeof targetAreas)[number];

/** The five categories of the filter drawer, and the further ones of the seed. */
export const categories = [
  'standing',
  'seated',
  'twists',
  'backbends',
  'core',
  'restorative',
  'inversions',
  'breathing',
  'flow',
] as const;
export type Category = (typeof categories)[number];
