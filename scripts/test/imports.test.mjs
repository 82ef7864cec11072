import { expect, test } from 'vitest';
import { createImports } from './imports.mjs';

const files = {
  'packages/ui/src/index.ts': `
    export * from './Card.tsx';
    export * from './Home/index.ts';
    export type { Size } from './size.ts';`,
  'packages/ui/src/Card.tsx': `
    import type { Size } from './size.ts';
    import { card } from './Card.css.ts';
    export const Card = ({ size }: { size: Size }) => <div className={card}>{size}</div>;`,
  'packages/ui/src/Card.css.ts': 'export const card = "card";',
  'packages/ui/src/size.ts': 'export type Size = "s";',
  'packages/ui/src/Home/index.ts': `export { HomeScreen as Home } from './HomeScreen.tsx';`,
  'packages/ui/src/Home/HomeScreen.tsx': `
    import { Card } from '../Card.tsx';
    export function HomeScreen() { return <Card size="s" />; }`,
  'packages/ui/src/Home/parts/deep.tsx': `export { card } from '#Card.css.ts';`,
  'apps/a/home.stories.tsx': `import { Home } from '@niyama/ui'; export default Home;`,
  'apps/a/card.stories.tsx': `import { Card, type Size } from '@niyama/ui'; export default Card;`,
  'apps/a/all.stories.tsx': `import * as ui from '@niyama/ui'; export default ui;`,
  'apps/a/deep.stories.tsx': `import { HomeScreen } from '@niyama/ui/screens/Home'; export { HomeScreen };`,
  'apps/a/lazy.ts': `export const home = () => import('./home.stories.tsx');`,
  'apps/a/worker.ts': `export const file = new URL('work.ts', import.meta.url);`,
  'apps/a/work.ts': 'export {};',
  'apps/a/text.ts': `import text from './text.json' with { type: 'json' }; import 'react'; export { text };`,
  'apps/a/text.json': '{}',
};

const { reach } = createImports({
  files: Object.keys(files),
  read: (path) => files[path],
  packages: {
    '@niyama/ui': {
      folder: 'packages/ui',
      imports: { '#*': './src/*' },
      exports: { '.': './src/index.ts', './screens/*': './src/*/*Screen.tsx' },
    },
  },
});
const reached = (path) => [...reach(path)].sort();

test('a name is followed through an index to where it comes from, and no further', () => {
  expect(reached('apps/a/card.stories.tsx')).toEqual([
    'apps/a/card.stories.tsx',
    'packages/ui/src/Card.css.ts',
    'packages/ui/src/Card.tsx',
    'packages/ui/src/index.ts',
  ]);
});

test('a name that an index renames is followed too', () => {
  expect(reached('apps/a/home.stories.tsx')).toContain('packages/ui/src/Home/HomeScreen.tsx');
  expect(reached('apps/a/home.stories.tsx')).toContain('packages/ui/src/Card.css.ts');
});

test('a whole package is all of it, its types aside', () => {
  expect(reached('apps/a/all.stories.tsx')).toContain('packages/ui/src/Home/HomeScreen.tsx');
  expect(reached('apps/a/all.stories.tsx')).not.toContain('packages/ui/src/size.ts');
});

test('a pattern of a package leads to its file', () => {
  expect(reached('apps/a/deep.stories.tsx')).toContain('packages/ui/src/Home/HomeScreen.tsx');
});

test('what a package names from its own sources on is reached', () => {
  expect(reached('packages/ui/src/Home/parts/deep.tsx')).toContain('packages/ui/src/Card.css.ts');
});

test('a page that is loaded late, a worker and a JSON file are reached', () => {
  expect(reached('apps/a/lazy.ts')).toContain('packages/ui/src/Card.tsx');
  expect(reached('apps/a/worker.ts')).toContain('apps/a/work.ts');
  expect(reached('apps/a/text.ts')).toEqual(['apps/a/text.json', 'apps/a/text.ts']);
});
