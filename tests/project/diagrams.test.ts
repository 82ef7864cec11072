import { describe, expect, test } from 'vitest';
import { drawDiagrams } from '../../scripts/diagrams.ts';
import { files, read } from './files.ts';

const drawn = drawDiagrams();

describe('the diagrams of the machines', () => {
  test('are all there, and no others', () => {
    const committed = files.filter((path) => path.startsWith('docs/diagrams/'));
    expect(committed).toEqual([...drawn.keys()].map((name) => `docs/diagrams/${name}`).sort());
  });

  test.each([...drawn])(
    '%s is what the code says (npx node scripts/diagrams.ts draws it)',
    (name, text) => {
      expect(read(`docs/diagrams/${name}`)).toBe(text);
    },
  );
});
