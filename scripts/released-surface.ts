/**
 * Writes supabase/released.json: what the pages of a release take for granted of the database. Run it
 * when a release is tagged: `npx node scripts/released-surface.ts v1.0.0`, then `npm run format`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Types by name; one that may be left out ends with a question mark. */
type Fields = Record<string, string>;

/** What the API offers to pages. */
export interface Surface {
  tables: Record<string, { reads: Fields; writes: Fields }>;
  functions: Record<string, { takes: Fields; gives: string }>;
}

function fieldsIn(text: string): Fields {
  const fields = text.matchAll(/(\w+)(\??): ([^;]+?)(?:;| *$)/g);
  return Object.fromEntries([...fields].map(([, name, mark, type]) => [name, `${type}${mark}`]));
}

/** @param types the text of packages/data/src/database.types.ts */
export function surfaceOf(types: string): Surface {
  const text = types.replaceAll(/\s+/g, ' ');
  const [tables = '', functions = ''] = text.split(' Functions: {');
  return {
    tables: Object.fromEntries(
      [...tables.matchAll(/(\w+): \{ Row: \{([^}]*)\}; Insert: \{([^}]*)\};/g)].map(
        ([, name, reads = '', writes = '']) => [
          name,
          { reads: fieldsIn(reads), writes: fieldsIn(writes) },
        ],
      ),
    ),
    functions: Object.fromEntries(
      [
        ...functions.matchAll(
          /(\w+): \{ Args: (?:\{([^}]*)\}|Record<PropertyKey, never>); Returns: ([^;]+?);? \}/g,
        ),
      ].map(([, name, takes = '', gives = '']) => [name, { takes: fieldsIn(takes), gives }]),
    ),
  };
}

/** What was written before is still taken: nothing is gone or has another type, and nothing more is asked for. */
function inputBreaks(subject: string, released: Fields, now: Fields): string[] {
  const lost = Object.entries(released).flatMap(([name, type]) => {
    const is = now[name];
    if (is === undefined) return [`${subject}.${name} is gone`];
    const takes = is.replace(/\?$/, '').split(' | ');
    const wasOptional = type.endsWith('?') && !is.endsWith('?');
    const given = type.replace(/\?$/, '').split(' | ');
    return wasOptional || !given.every((one) => takes.includes(one))
      ? [`${subject}.${name} takes ${is}, and took ${type}`]
      : [];
  });
  const asked = Object.keys(now).filter((name) => !(name in released) && !now[name]?.endsWith('?'));
  return [...lost, ...asked.map((name) => `${subject}.${name} has to be given`)];
}

/** What was read before is still there, and is nothing that was not read before. */
function outputBreaks(subject: string, released: string, now: string | undefined): string[] {
  if (now === undefined) return [`${subject} is gone`];
  const known = released.split(' | ');
  return now.split(' | ').every((one) => known.includes(one))
    ? []
    : [`${subject} is ${now}, and was ${released}`];
}

/** What a page of the release would stumble over in the database of now. */
export function breaks(released: Surface, now: Surface): string[] {
  const tables = Object.entries(released.tables).flatMap(([name, { reads, writes }]) => {
    const table = now.tables[name];
    if (!table) return [`${name} is gone`];
    return [
      ...Object.entries(reads).flatMap(([column, type]) =>
        outputBreaks(`${name}.${column}`, type, table.reads[column]),
      ),
      ...inputBreaks(`insert into ${name}`, writes, table.writes),
    ];
  });
  const functions = Object.entries(released.functions).flatMap(([name, { takes, gives }]) => {
    const routine = now.functions[name];
    if (!routine) return [`${name}() is gone`];
    return [
      ...inputBreaks(`${name}()`, takes, routine.takes),
      ...outputBreaks(`${name}()`, gives, routine.gives),
    ];
  });
  return [...tables, ...functions];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [release] = process.argv.slice(2);
  if (!release) {
    console.error('Name the release: npx node scripts/released-surface.ts v1.0.0');
    process.exit(1);
  }
  const types = new URL('../packages/data/src/database.types.ts', import.meta.url);
  const surface = surfaceOf(await readFile(types, 'utf8'));
  await writeFile(
    new URL('../supabase/released.json', import.meta.url),
    `${JSON.stringify({ release, ...surface }, null, 2)}\n`,
  );
}
