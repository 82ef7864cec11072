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

/** How the spine is moved in a pose. `mixed`: forward and back by turns, as in a flow. */
export const spineMoves = ['neutral', 'forward', 'back', 'side', 'twist', 'mixed'] as const;
export type SpineMove = (typeof spineMoves)[number];

/** What a pose works on, opens or lets rest. */
export const regions = [
  'hips',
  'hamstrings',
  'legs',
  'shoulders',
  'chest',
  'spine',
  'core',
  'balance',
  'neck',
  'rest',
] as const;
export type Region = (typeof regions)[number];

/**
 * What somebody has to spare, or has and practices with care. `belly`: a hernia or an operation.
 * `lowPressure`: dizziness too. Stated limits stay on the device.
 */
export const limits = [
  'knees',
  'wrists',
  'shoulders',
  'neck',
  'lowerBack',
  'hips',
  'pregnancy',
  'highPressure',
  'lowPressure',
  'heart',
  'eyes',
  'belly',
  'bones',
  'epilepsy',
  'lungs',
] as const;
export type Limit = (typeof limits)[number];
