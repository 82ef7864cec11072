import { readFileSync } from 'node:fs';
import type { Limit, Region, SpineMove } from '../../asanaChoices.ts';
import type { BodyPosition } from '../../guide/rest.ts';
import type { PoseTags } from '../tags.ts';

const seed = readFileSync(
  new URL('../../../../../supabase/seed/product/06_asana_guides.sql', import.meta.url),
  'utf8',
);

/** A row: the key, what is said, and in its last two lines the tags. */
const row =
  /^ {4}'([a-z-]+)', '[^']*', '[^']*',\n[\s\S]*?^ {4}'(\w+)', '(\w+)', (\d),\n {4}'\{([\w,]*)\}'::text\[\], '\{([\w,]*)\}'::text\[\]$/gm;

const wordsOf = <Word extends string>(words: string) => words.split(',').filter(Boolean) as Word[];

/**
 * The tags of every practice that the product starts with, by its key. A joint is to be spared where it
 * bears weight, is bent deeply or is raised overhead; a condition where the tips of the pose say to leave
 * it out, to ask first or to choose another, or to change it late in pregnancy. In doubt it is tagged.
 */
export const tags: ReadonlyMap<string, PoseTags> = new Map(
  [...seed.matchAll(row)].map(
    ([, key = '', bodyPosition, spineMove, effort, regions = '', avoidIf = '']) => [
      key,
      {
        bodyPosition: bodyPosition as BodyPosition,
        spineMove: spineMove as SpineMove,
        effort: Number(effort),
        regions: wordsOf<Region>(regions),
        avoidIf: wordsOf<Limit>(avoidIf),
      },
    ],
  ),
);
