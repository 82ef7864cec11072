import { asanaDefaults, type Asana, toCategory, toDifficulty, toTargetAreas } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

const text = z.catch(z.nullable(z.string()), null);
const texts = z.catch(z.array(z.string()), []);

/**
 * A row of `asanas`. What is missing has a fallback (docs/product.md#what-a-stored-pose-may-lack).
 */
export const asanaRow = z.object({
  id: z.string(),
  key: text,
  name: z.string(),
  sanskrit_name: text,
  aliases: texts,
  description: z.catch(z.string(), ''),
  difficulty: z.catch(z.string(), 'beginner'),
  category: z.catch(z.string(), ''),
  target_area: texts,
  duration_seconds: z.catch(z.number().check(z.positive()), asanaDefaults.durationSeconds),
  two_sided: z.catch(z.boolean(), false),
  points: z.catch(z.number().check(z.positive()), asanaDefaults.points),
  benefits: texts,
  safety_tips: texts,
  image_url: text,
  video_url: text,
});

/** The columns of {@link asanaRow}, for a select. */
export const asanaColumns =
  'id, key, name, sanskrit_name, aliases, description, difficulty, category, target_area, duration_seconds, two_sided, points, benefits, safety_tips, image_url, video_url';

/** Makes a pose of a row; storage paths become addresses of the project's public buckets. */
export function toAsana(client: Client, row: z.output<typeof asanaRow>): Asana {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    sanskritName: row.sanskrit_name,
    aliases: row.aliases,
    description: row.description,
    difficulty: toDifficulty(row.difficulty),
    category: toCategory(row.category),
    targetArea: toTargetAreas(row.target_area),
    durationSeconds: row.duration_seconds,
    twoSided: row.two_sided,
    points: row.points,
    benefits: row.benefits,
    safetyTips: row.safety_tips,
    imageUrl: mediaAddress(client, row.image_url, 'asana_images'),
    videoUrl: mediaAddress(client, row.video_url, 'asana_videos'),
  };
}
