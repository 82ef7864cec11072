import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,screens}/**/*.stories.tsx', { cwd: src });

test('there are stories', () => {
  expect(files.length).toBeGreaterThan(20);
});

// Stories tagged `dark` are also shown in dark mode; a file without one would never be seen in it.
test.each(files)('%s has a story in dark mode', (file) => {
  expect(readFileSync(join(src, file), 'utf8')).toMatch(/tags: \[[^\]]*'dark'/);
});
