import { type AdminAsana, type AsanaFields, newAsana } from '@niyama/domain';

/** What the fields of the form hold: lists as lines of text. */
export interface AsanaDraft extends Omit<
  AsanaFields,
  'sanskritName' | 'aliases' | 'targetArea' | 'benefits' | 'safetyTips'
> {
  sanskritName: string;
  aliases: string;
  targetArea: string;
  benefits: string;
  safetyTips: string;
}

/** The form as it opens. */
export function toDraft(asana: AdminAsana | null): AsanaDraft {
  const fields: AsanaFields = asana ?? newAsana;
  return {
    name: fields.name,
    sanskritName: fields.sanskritName ?? '',
    aliases: fields.aliases.join('\n'),
    description: fields.description,
    difficulty: fields.difficulty,
    category: fields.category,
    durationSeconds: fields.durationSeconds,
    twoSided: fields.twoSided,
    points: fields.points,
    targetArea: fields.targetArea.join('\n'),
    benefits: fields.benefits.join('\n'),
    safetyTips: fields.safetyTips.join('\n'),
  };
}
