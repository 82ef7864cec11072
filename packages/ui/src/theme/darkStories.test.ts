import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,screens}/**/*.stories.tsx', { cwd: src });

test('there are stories', () => {
  expect(files.length).toBeGreaterThan(20);
});

// Stories tagged `dark` are looked at in dark; a file without one would never be seen at night.
test.each(files)('%s is told at night too', (file) => {
  expect(readFileSync(join(src, file), 'utf8')).toMatch(/tags: \[[^\]]*'dark'/);
});
