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

/** A pose or a breathing practice of the library. */
export interface Asana {
  id: string;
  /** A fixed name for a practice that the product itself refers to; null for those an instructor adds. */
  key: string | null;
  name: string;
  sanskritName: string | null;
  /** What else people call it, for searching alone. */
  aliases: string[];
  description: string;
  difficulty: Difficulty;
  category: Category;
  targetArea: TargetArea[];
  /** Seconds of one set; both sides together when the pose is two-sided. */
  durationSeconds: number;
  twoSided: boolean;
  /** Points of one set. */
  points: number;
  benefits: string[];
  safetyTips: string[];
  /** An address that can be shown, or null where the drawn figure stands instead (decision C56). */
  imageUrl: string | null;
  videoUrl: string | null;
}

/** A pose with the reader's own marks on it. */
export interface LibraryAsana extends Asana {
  isFavorite: boolean;
  inPracticeList: boolean;
}
