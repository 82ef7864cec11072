import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asanaLimits,
  bodyPositions,
  categories,
  caution,
  difficulties,
  languages,
  type Language,
  languageTag,
  limits,
  regions,
  spineMoves,
  targetAreas,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Sql } from './database.ts';
import { productDataDirectory } from './directories.ts';

/** Not empty, and without spaces around it. */
const text = z.string().check(z.regex(/^\S(?:.*\S)?$/));
const texts = z.array(text);
const spoken = (most: number) => text.check(z.maxLength(most));
/** Of the English that a translation was made of, as the database computes it. */
const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const asanaTexts = {
  name: text,
  aliases: texts,
  description: text,
  benefits: texts,
  safety_tips: texts,
  entering: spoken(asanaLimits.entering),
  holding: spoken(asanaLimits.spoken),
  leaving: spoken(asanaLimits.spoken),
};
const asana = z.strictObject({
  id: z.uuid(),
  /** Of the poses of every day alone: their order. */
  daily_position: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  ...asanaTexts,
  sanskrit_name: text,
  sanskrit_iast: text,
  sanskrit_devanagari: text,
  difficulty: z.enum(difficulties),
  category: z.enum(categories),
  target_area: z.array(z.enum(targetAreas)),
  duration_seconds: z.int(),
  two_sided: z.boolean(),
  points: z.int(),
  body_position: z.enum(bodyPositions),
  spine_move: z.enum(spineMoves),
  effort: z.int(),
  regions: z.array(z.enum(regions)),
  avoid_if: z.array(z.enum(limits)),
  cautions: z.array(caution),
});
const asanaTranslation = z.strictObject({
  ...asanaTexts,
  based_on: hash,
  safety_tips_based_on: hash,
});
/** Words that people search by without knowing a pose's name: they become other names of the poses of a region, or of those listed. */
const everydayWords = z.strictObject({
  region: z.optional(z.enum(regions)),
  poses: z.optional(texts),
  words: z.record(z.enum(languages), texts),
});
const community = z.strictObject({
  id: z.uuid(),
  name: text,
  description: text,
  /** As Postgres writes it, or the row would count as edited. */
  created_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)),
});
const communityTranslation = z.strictObject({ name: text, description: text, based_on: hash });
const achievement = z.strictObject({
  name: text,
  description: text,
  metric: text,
  target_area: z.nullable(z.enum(targetAreas)),
  threshold: z.int(),
});

/** When the poses came, as Postgres writes it: to a school in its first week they are no news. */
const importedAt = '2026-01-05T06:00:00+00:00';

/** Without a locale Zod only says 'Invalid input'. */
const english = { error: z.locales.en().localeError };

/** A row of a table, as `private.load_product_data` takes it. */
interface ProductRow {
  table_name: string;
  /** The columns that identify it. */
  key: Record<string, string>;
  fields: Record<string, unknown>;
}

/**
 * The rows that the product brings, from supabase/data, in the order in which they can be inserted.
 *
 * @throws with the file, the row and the field that is wrong.
 */
export function productData(directory = productDataDirectory): ProductRow[] {
  const read = <Row>(file: string, row: z.ZodMiniType<Row>): [string, Row][] => {
    try {
      const content: unknown = JSON.parse(readFileSync(join(directory, file), 'utf8'));
      return Object.entries(z.parse(z.record(z.string(), row), content, english));
    } catch (error) {
      const [issue] = error instanceof z.core.$ZodError ? error.issues : [];
      const where = ['', ...(issue?.path ?? [])].join(', ');
      throw new Error(`supabase/data/${file}${where}: ${issue?.message ?? String(error)}`, {
        cause: error,
      });
    }
  };
  const translationsOf = <Fields extends Record<string, unknown>>(
    name: 'asana' | 'community',
    originals: [string, { id: string }][],
    files: string,
    row: z.ZodMiniType<Fields>,
    complete = (_key: string, _language: Language, fields: Fields): Fields => fields,
  ): ProductRow[] => {
    const ids = new Map(originals.map(([key, { id }]) => [key, id]));
    const others = languages.filter((language) => language !== 'english');
    return others.flatMap((language) => {
      const file = `${files}.${languageTag[language]}.json`;
      return read(file, row).map(([key, fields]) => {
        const id = ids.get(key);
        if (!id) throw new Error(`supabase/data/${file}, ${key}: ${files}.json has no such row`);
        return {
          table_name: `${name}_translations`,
          key: { [`${name}_id`]: id, language },
          fields: complete(key, language, fields),
        };
      });
    });
  };

  const asanas = read('asanas.json', asana);
  const everyday = read('everyday-words.json', everydayWords);
  const unknown = everyday
    .flatMap(([, { poses = [] }]) => poses)
    .find((named) => asanas.every(([key]) => key !== named));
  if (unknown) throw new Error(`supabase/data/everyday-words.json: asanas.json has no ${unknown}`);
  /** The fields of a pose with its everyday words in a language. */
  const searchable = <Fields extends { aliases: string[] }>(
    key: string,
    language: Language,
    fields: Fields,
  ): Fields => {
    const own = asanas.find(([other]) => other === key)?.[1].regions ?? [];
    const words = everyday.flatMap(([, { region, poses = [], words }]) =>
      poses.includes(key) || (region && own.includes(region)) ? words[language] : [],
    );
    return { ...fields, aliases: [...new Set([...fields.aliases, ...words])] };
  };
  const communities = read('communities.json', community);
  const rows: ProductRow[] = [
    ...asanas.map(([key, pose]) => {
      const { id, daily_position: _, ...fields } = pose;
      return {
        table_name: 'asanas',
        key: { id },
        fields: { key, created_at: importedAt, ...searchable(key, 'english', fields) },
      };
    }),
    ...translationsOf('asana', asanas, 'asanas', asanaTranslation, searchable),
    ...asanas.flatMap(([, { id, daily_position: position }]) =>
      position !== undefined
        ? { table_name: 'daily_mandatory_asanas', key: { asana_id: id }, fields: { position } }
        : [],
    ),
    ...communities.map(([, { id, ...fields }]) => ({
      table_name: 'communities',
      key: { id },
      fields,
    })),
    ...translationsOf('community', communities, 'communities', communityTranslation),
    ...read('achievements.json', achievement).map(([key, fields]) => ({
      table_name: 'achievements',
      key: { key },
      fields,
    })),
  ];
  const names = rows.map(({ table_name, key }) => `${table_name} ${JSON.stringify(key)}`);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) throw new Error(`supabase/data has two rows of ${twice}`);
  return rows;
}

/** Brings the database what is new in supabase/data; what administrators have changed stays theirs. */
export async function loadProductData(sql: Sql, rows = productData()): Promise<void> {
  await sql('select private.load_product_data($1)', [JSON.stringify(rows)]);
}
