import { type AdminAsana, type AsanaFields, toCategory, toDifficulty } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

const text = z.nullable(z.string());

/** A row of `asanas` as an admin keeps it: exact, because what is read is written back. */
export const adminAsanaRow = z.object({
  id: z.string(),
  key: text,
  name: z.string(),
  sanskrit_name: text,
  aliases: z.array(z.string()),
  description: z.string(),
  difficulty: z.string(),
  category: z.string(),
  target_area: z.array(z.string()),
  duration_seconds: z.number(),
  two_sided: z.boolean(),
  points: z.number(),
  benefits: z.array(z.string()),
  safety_tips: z.array(z.string()),
  image_url: text,
  video_url: text,
  updated_at: z.string(),
});

/** The columns of {@link adminAsanaRow}, for a select. */
export const adminAsanaColumns =
  'id, key, name, sanskrit_name, aliases, description, difficulty, category, target_area, duration_seconds, two_sided, points, benefits, safety_tips, image_url, video_url, updated_at';

export function toAdminAsana(client: Client, row: z.output<typeof adminAsanaRow>): AdminAsana {
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    sanskritName: row.sanskrit_name,
    aliases: row.aliases,
    description: row.description,
    difficulty: toDifficulty(row.difficulty),
    category: toCategory(row.category),
    targetArea: row.target_area,
    durationSeconds: row.duration_seconds,
    twoSided: row.two_sided,
    points: row.points,
    benefits: row.benefits,
    safetyTips: row.safety_tips,
    imageUrl: mediaAddress(client, row.image_url, 'asana_images'),
    videoUrl: mediaAddress(client, row.video_url, 'asana_videos'),
    imagePath: row.image_url,
    videoPath: row.video_url,
    updatedAt: row.updated_at,
  };
}

/** What an admin wrote, as the table holds it. */
export const fieldsToRow = (fields: AsanaFields) => ({
  name: fields.name,
  sanskrit_name: fields.sanskritName,
  aliases: fields.aliases,
  description: fields.description,
  difficulty: fields.difficulty,
  category: fields.category,
  target_area: fields.targetArea,
  duration_seconds: fields.durationSeconds,
  two_sided: fields.twoSided,
  points: fields.points,
  benefits: fields.benefits,
  safety_tips: fields.safetyTips,
});
