import { readFileSync } from 'node:fs';
import type { Category, Difficulty } from '../../asanaChoices.ts';

/** What of a practice of the library decides its guide and its place in a class. */
export interface Practice {
  key: string;
  difficulty: Difficulty;
  category: Category;
  durationSeconds: number;
  twoSided: boolean;
  safetyTips: string[];
}

const folder = new URL('../../../../../supabase/seed/product/', import.meta.url);
const seed = ['01_asanas.sql', '05_more_asanas.sql']
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('');

/**
 * A row: the key beside the id, then, behind the texts, what kind of practice it is and the seconds of
 * a set, and the second of two lists, which are the safety tips.
 */
const row =
  /^ {4}'[\da-f-]{36}', '([a-z-]+)'[\s\S]*?^ {4}'([a-z]+)', '([a-z]+)', '\{[^}]*\}', (\d+), (true|false), \d+,\n {4}array\[[\s\S]*?^ {4}\],\n {4}array\[([\s\S]*?)^ {4}\]$/gm;

/** Every practice that the product starts with. */
export const library = [...seed.matchAll(row)].map(
  ([, key = '', difficulty, category, seconds, twoSided, tips = '']): Practice => ({
    key,
    difficulty: difficulty as Difficulty,
    category: category as Category,
    durationSeconds: Number(seconds),
    twoSided: twoSided === 'true',
    safetyTips: [...tips.matchAll(/^ {6}'(.*)',?$/gm)].map(([, tip = '']) =>
      tip.replaceAll("''", "'"),
    ),
  }),
);
