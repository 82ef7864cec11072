import asanas from '../../../../../supabase/data/asanas.json' with { type: 'json' };
import type { Category, Difficulty } from '../../asana/asanaChoices.ts';
import type { Caution } from '../../safety/caution.ts';

/** What of a practice of the library decides its guide and its place in a class. */
export interface Practice {
  key: string;
  difficulty: Difficulty;
  category: Category;
  durationSeconds: number;
  twoSided: boolean;
  safetyTips: string[];
  cautions: Caution[];
  entering: string;
  holding: string;
  leaving: string;
}

/** Every practice that the product starts with. */
export const library = Object.entries(asanas).map(([key, pose]): Practice => ({
  key,
  difficulty: pose.difficulty as Difficulty,
  category: pose.category as Category,
  durationSeconds: pose.duration_seconds,
  twoSided: pose.two_sided,
  safetyTips: pose.safety_tips,
  cautions: pose.cautions as Caution[],
  entering: pose.entering,
  holding: pose.holding,
  leaving: pose.leaving,
}));
