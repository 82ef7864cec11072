/** How demanding a pose is. Students and instructors know the same four levels (decision C25). */
export const difficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The areas a pose may name; others are dropped on read (specification A, section 5). */
export const targetAreas = [
  'flexibility',
  'strength',
  'balance',
  'relaxation',
  'digestion',
  'stress-relief',
] as const;
export type TargetArea = (typeof targetAreas)[number];

/** The five categories of the filter drawer and the further ones of the seed (decision C27). */
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
