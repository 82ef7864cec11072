import { readFileSync } from 'node:fs';

/** What of a practice of the library decides its guide. */
interface Practice {
  key: string;
  category: string;
  durationSeconds: number;
  twoSided: boolean;
}

const path = '../../../../../supabase/seed/product/01_asanas.sql';
const seed = readFileSync(new URL(path, import.meta.url), 'utf8');

/** A row: the key beside the id, then, behind the texts, the category and the seconds of a set. */
const row =
  /^ {4}'[\da-f-]{36}', '([a-z-]+)'[\s\S]*?^ {4}'[a-z]+', '([a-z]+)', '\{[^}]*\}', (\d+), (true|false), \d+,$/gm;

const seeded = [...seed.matchAll(row)].map(
  ([, key = '', category = '', seconds, twoSided]): Practice => ({
    key,
    category,
    durationSeconds: Number(seconds),
    twoSided: twoSided === 'true',
  }),
);

/** The practices that have a guide already and no row in the seed yet. */
const unseeded: Practice[] = [
  { key: 'surya-namaskar-b', category: 'flow', durationSeconds: 100, twoSided: false },
  { key: 'chandra-namaskar', category: 'flow', durationSeconds: 140, twoSided: false },
  { key: 'sun-breaths', category: 'flow', durationSeconds: 60, twoSided: false },
  { key: 'surya-bhedana', category: 'breathing', durationSeconds: 240, twoSided: false },
];

/** Every practice that the product starts with. */
export const library: Practice[] = [...seeded, ...unseeded];
