import type { Limit, Region, SpineMove } from '../../asana/asanaChoices.ts';
import type { BodyPosition } from '../../guide/rest.ts';
import asanas from '../../../../../supabase/data/asanas.json' with { type: 'json' };
import type { PoseTags } from '../tags.ts';

/**
 * The tags of every practice that the product starts with, by its key. A joint is to be spared where it
 * bears weight, is bent deeply or is raised overhead; a condition where the tips of the pose say to leave
 * it out, to ask first or to choose another, or to change it late in pregnancy. In doubt it is tagged.
 */
export const tags: ReadonlyMap<string, PoseTags> = new Map(
  Object.entries(asanas).map(([key, pose]) => [
    key,
    {
      bodyPosition: pose.body_position as BodyPosition,
      spineMove: pose.spine_move as SpineMove,
      effort: pose.effort,
      regions: pose.regions as Region[],
      avoidIf: pose.avoid_if as Limit[],
    },
  ]),
);
