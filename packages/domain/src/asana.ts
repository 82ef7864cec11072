/** How demanding a pose is. Students and instructors know the same four levels. */
export const difficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The areas that students see; others are dropped on read. */
export const targetAreas = [
  'flexibility',
  'strength',
  'balance',
  'relaxation',
  'digestion',
  'stress-relief',
] as const;
export type TargetArea = (typeof targetAreas)[number];

/** The first five are those that most people look for; the rest follow. */
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
  /** An address that can be shown, or null: then the drawn figure stands in. */
  imageUrl: string | null;
  videoUrl: string | null;
}

/** A pose with the reader's own marks on it. */
export interface LibraryAsana extends Asana {
  isFavorite: boolean;
  inPracticeList: boolean;
}
