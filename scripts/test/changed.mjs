import { UserError } from '../cli.mjs';
import { createImports } from './imports.mjs';

/** Parts that run by file; the others always look at the whole repository. */
const byFile = {
  unit: /\.test\.(ts|tsx|mjs)$/,
  backend:
    /^(supabase\/(data|functions|tests)|packages\/data|tests\/(security|contract))\/.*\.test\.ts$/,
  embedded: /^supabase\/local\/.*\.test\.ts$/,
  stories: /^(packages|apps)\/.*\.stories\.tsx$/,
  e2e: /^tests\/e2e\/.*\.spec\.ts$/,
};
const slow = /\.full\.(test|spec)\./;
const nodeParts = ['unit', 'backend', 'embedded'];

/** What files read that they do not import, by the beginnings of paths. */
const reads = {
  // A database in memory begins with these, and its threads are files beside it.
  'supabase/local/backend.ts': [
    'supabase/data/',
    'supabase/functions/',
    'supabase/local/',
    'supabase/migrations/',
    'supabase/schema.txt',
    'supabase/seed/',
    'supabase/templates/',
  ],
  'supabase/tests/denoFunctions.ts': ['supabase/tests/functionsOnDeno.mjs'],
};
/** Tests of these folders read far around; they are quick. */
const readsMuch = [
  'tests/project/',
  'packages/i18n/test/',
  'packages/ui/src/theme/darkStories.test.ts',
  'scripts/test/unchanged.test.mjs',
  'scripts/test/changed.test.mjs',
];

/** What a journey proves that no test nearer to it does. A screen's own journeys are left to `npm test`. */
export const journeys = {
  'tests/e2e/hosting.spec.ts': ['scripts/static-server.mjs', 'scripts/security-headers.mjs'],
  'tests/e2e/offline.spec.ts': ['apps/student/src/sw/'],
  'tests/e2e/update.spec.ts': ['apps/student/src/sw/'],
};

/** What every story is shown and judged with. */
const stage = ['.storybook/preview.tsx'];
const alsoStage = ['.storybook/', 'test-runner-jest.config.js'];

const isPackage = (path) => path === 'package-lock.json' || /(^|\/)package\.json$/.test(path);
const isTexts = (path) => /^packages\/i18n\/locales\/.*\.json$/.test(path);
const beginsWithAny = (path, beginnings) => beginnings.some((one) => path.startsWith(one));

/**
 * What a change touches, as far as imports tell: the files of each part to be run.
 * @param {object} change
 * @param {readonly string[]} change.changed paths
 * @param {(path: string) => Promise<string>} change.textBefore
 * @param {Parameters<typeof createImports>[0]} project
 * @returns {Promise<{ files: Record<string, string[]>, of: Record<string, number>, why: string[] }>}
 *   by part the files to be run and how many there are; `why` says what made a part run whole
 */
export async function planOf({ changed, textBefore }, project) {
  const { reach } = createImports(project);
  const all = (part) => project.files.filter((path) => !slow.test(path) && part === partOf(path));
  const speaking = await filesThatSpeak(changed.filter(isTexts), textBefore, project);
  const touched = new Set([...changed, ...speaking]);
  const why = [];

  const meets = (path, files) => {
    const reached = [...reach(path)];
    if (reached.some((one) => files.has(one))) return true;
    const read = reached.flatMap((one) => reads[one] ?? []);
    return [...files].some((one) => beginsWithAny(one, read));
  };

  const files = {};
  const whole = changed.find(isPackage);
  if (whole) why.push(`${whole} touches every test and story.`);
  for (const part of nodeParts) {
    const isAll = whole !== undefined || changed.includes('vitest.config.ts');
    files[part] = all(part).filter(
      (path) => isAll || beginsWithAny(path, readsMuch) || meets(path, touched),
    );
  }

  // Every story could show any text: instead, those of the files that name the text are run.
  const shown = new Set([...touched].filter((path) => !isTexts(path)));
  const staged = new Set(stage.flatMap((path) => [...reach(path)]));
  const isStaged = (path) => staged.has(path) || beginsWithAny(path, alsoStage);
  const global = changed.find((path) => isStaged(path) && !isTexts(path));
  if (global) why.push(`${global} touches every story.`);
  files.stories = all('stories').filter(
    (path) => whole !== undefined || global !== undefined || meets(path, shown),
  );
  files.e2e = all('e2e').filter(
    (path) =>
      [...reach(path)].some((one) => one.startsWith('tests/e2e/') && shown.has(one)) ||
      changed.some((one) => beginsWithAny(one, journeys[path] ?? [])),
  );
  const of = Object.fromEntries(Object.keys(files).map((part) => [part, all(part).length]));
  return { files, of, why };
}

/**
 * Test files by the part that runs them.
 * @param {readonly string[]} paths
 * @param {{ files: readonly string[] }} project
 * @returns {Record<string, string[]>}
 * @throws {UserError} for a path that no part runs
 */
export function filesByPart(paths, project) {
  const other = paths.find((path) => !project.files.includes(path) || !partOf(path));
  if (other !== undefined) {
    throw new UserError(
      `There is no ${other} to test: name a .test., .stories. or .spec. file by its path from the repository's folder on.`,
    );
  }
  return Object.groupBy(paths, partOf);
}

/** The part that runs a file, if one does. */
function partOf(path) {
  // What is no other part's test is a unit test.
  const { unit, ...others } = byFile;
  const other = Object.keys(others).find((part) => others[part].test(path));
  return other ?? (unit.test(path) ? 'unit' : undefined);
}

/** Where texts are shown. */
const speakers = /^(packages\/(ui|i18n|device)|apps)\/.*\.tsx?$/;

/** The files that name a text which has changed, as far as the first word of its key tells. */
async function filesThatSpeak(catalogs, textBefore, { files, read }) {
  const words = new Set();
  for (const path of catalogs) {
    const before = readJson(await textBefore(path));
    const after = files.includes(path) ? readJson(read(path)) : {};
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
      // A text stands under its key, or its plurals do; a group of texts is named before a point.
      const isText = typeof (after[key] ?? before[key]) === 'string';
      words.add(
        isText ? `${key.replace(/_(zero|one|two|few|many|other)$/, '')}['"\`]` : `${key}\\.`,
      );
    }
  }
  if (words.size === 0) return [];
  const named = new RegExp(`['"\`:](${[...words].join('|')})`);
  return files.filter((path) => speakers.test(path) && named.test(read(path)));
}

const readJson = (text) => (text === '' ? {} : JSON.parse(text));
