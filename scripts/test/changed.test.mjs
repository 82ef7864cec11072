import { expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { filesByPart, journeys, planOf } from './changed.mjs';
import { projectFiles } from './projectFiles.mjs';
import { sayPlan } from './report.mjs';

const english = 'packages/i18n/locales/en/student.json';
const sources = {
  '.storybook/preview.tsx': `import { Stage } from './stage.tsx'; export default Stage;`,
  '.storybook/stage.tsx': `import '../${english}'; export const Stage = 1;`,
  'packages/ui/src/Home.tsx': `export const Home = () => t('home.title');`,
  'packages/ui/src/Home.stories.tsx': `import { Home } from './Home.tsx'; export default Home;`,
  'packages/ui/src/Timer.stories.tsx': `export default () => [t('timer.title'), '/home'];`,
  'packages/ui/src/count.ts': `export const count = 1;`,
  'packages/ui/src/count.test.ts': `import { count } from './count.ts'; count();`,
  'packages/ui/src/count.full.test.ts': `import { count } from './count.ts'; count();`,
  'tests/project/texts.test.ts': '',
  [english]: '{ "home": { "title": "Home" }, "hello_one": "Hello" }',
  'supabase/local/backend.ts': '',
  'supabase/local/router.test.ts': `import './backend.ts';`,
  'supabase/local/origins.test.ts': '',
  'supabase/tests/home.test.ts': `import '../local/backend.ts';`,
  'packages/data/src/errors.test.ts': '',
  'supabase/migrations/1.sql': '',
  'tests/e2e/support/people.ts': 'export const people = 1;',
  'tests/e2e/home.spec.ts': `import './support/people.ts';`,
  'tests/e2e/offline.spec.ts': '',
};

async function filesOf(changed, before = '{}') {
  const project = { files: Object.keys(sources), read: (path) => sources[path], packages: {} };
  const { files, ...plan } = await planOf({ changed, textBefore: async () => before }, project);
  const named = Object.entries(files).map(([part, paths]) => [
    part,
    paths.filter((path) => path !== 'tests/project/texts.test.ts'),
  ]);
  expect(files.unit).toContain('tests/project/texts.test.ts');
  return { ...Object.fromEntries(named), ...plan };
}
const none = { unit: [], backend: [], embedded: [], stories: [], e2e: [], why: [] };

test('a screen touches the stories that import it', async () => {
  expect(await filesOf(['packages/ui/src/Home.tsx'])).toMatchObject({
    ...none,
    stories: ['packages/ui/src/Home.stories.tsx'],
  });
});

test('a rule touches the tests that import it, of those that run every day', async () => {
  const { unit } = await filesOf(['packages/ui/src/count.ts']);
  expect(unit).toEqual(['packages/ui/src/count.test.ts']);
});

test('a migration touches whatever boots the backend', async () => {
  expect(await filesOf(['supabase/migrations/1.sql'])).toMatchObject({
    ...none,
    backend: ['supabase/tests/home.test.ts'],
    embedded: ['supabase/local/router.test.ts'],
  });
});

test('a text touches the stories of the files that name it, though all import the catalog', async () => {
  const before = sources[english].replace('"Home"', '"At home"');
  expect(await filesOf([english], before)).toMatchObject({
    ...none,
    stories: ['packages/ui/src/Home.stories.tsx'],
  });
});

test('what every story is shown with touches all of them, and says so', async () => {
  const { stories, why } = await filesOf(['.storybook/stage.tsx']);
  expect(stories).toHaveLength(2);
  expect(why).toEqual(['.storybook/stage.tsx touches every story.']);
});

test('the lock touches all tests and stories', async () => {
  const { unit, backend, embedded, stories } = await filesOf(['package-lock.json']);
  expect([unit, backend, embedded, stories].map((paths) => paths.length)).toEqual([1, 2, 2, 2]);
});

test('a journey runs when it, its helper, or what the table names has changed', async () => {
  expect((await filesOf(['tests/e2e/support/people.ts'])).e2e).toEqual(['tests/e2e/home.spec.ts']);
  expect((await filesOf(['apps/student/src/sw/sw.ts'])).e2e).toEqual(['tests/e2e/offline.spec.ts']);
});

test('a file that is named is run by its part', () => {
  const project = { files: Object.keys(sources) };
  const named = [
    'packages/ui/src/Home.stories.tsx',
    'packages/ui/src/count.full.test.ts',
    'tests/e2e/home.spec.ts',
  ];
  expect(filesByPart(named, project)).toEqual({
    stories: [named[0]],
    unit: [named[1]],
    e2e: [named[2]],
  });
  expect(() => filesByPart(['packages/ui/src/Home.tsx'], project)).toThrow(UserError);
  expect(() => filesByPart(['packages/ui/src/Gone.stories.tsx'], project)).toThrow(UserError);
});

test('the table names journeys and sources that exist', () => {
  const { files } = projectFiles();
  expect(Object.keys(journeys).filter((path) => !files.includes(path))).toEqual([]);
  const beginnings = Object.values(journeys).flat();
  const exists = (beginning) => files.some((path) => path.startsWith(beginning));
  expect(beginnings.filter((beginning) => !exists(beginning))).toEqual([]);
});

test('how much of each part is run is said plainly', () => {
  const files = { unit: ['a'], stories: ['b', 'c'], e2e: [] };
  expect(sayPlan({ files, of: { unit: 9, stories: 2, e2e: 3 } })).toEqual([
    'unit: 1 of 9 files',
    'stories: all 2 files',
    'e2e: none of 3 files',
  ]);
});
