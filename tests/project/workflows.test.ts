import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, readJson, root } from './files.ts';

const workflows = files.filter((path) => /^\.github\/workflows\/.*\.yml$/.test(path));
const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What a workflow names that is not there. */
function missing(text: string): string[] {
  const named = found(text, /\bnpm run ([\w:]+)/g);
  const paths = found(text, /(?:run: \.\/|node )((?:\.ci|scripts)\/[\w./-]+)/g);
  const jobs = found(text.split('\njobs:\n')[1] ?? '', /^ {2}(\w+):$/gm);
  const needed = found(text, /^ {4}needs: \[?([\w, ]+)\]?$/gm).flatMap((list) => list.split(', '));
  return [
    ...named.filter((name) => !Object.hasOwn(scripts, name)),
    ...paths.filter((path) => !existsSync(join(root, path))),
    ...needed.filter((job) => !jobs.includes(job)),
  ];
}

describe('the workflows', () => {
  test('name only scripts, files and jobs that exist', () => {
    expect(workflows).toContain('.github/workflows/deploy.yml');
    expect(workflows.flatMap((path) => missing(read(path)))).toEqual([]);
  });

  test.each([
    ['jobs:\n  a:\n    steps:\n      - run: npm run paint -- --all', 'paint'],
    ['jobs:\n  a:\n    steps:\n      - run: ./.ci/paint public', '.ci/paint'],
    ['jobs:\n  a:\n    steps:\n      - run: node scripts/paint.mjs', 'scripts/paint.mjs'],
    ['jobs:\n  a:\n    needs: [a, paint]\n', 'paint'],
  ])('would not name what is missing: %j', (text, name) => {
    expect(missing(`on: push\n${text}`)).toEqual([name]);
  });

  test('pin every action by its commit, since a tag can be moved', () => {
    const actions = workflows.flatMap((path) => found(read(path), /^\s*(?:- )?uses: (.+)$/gm));
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  test('ask for no secret or variable that docs/deploy.md does not name', () => {
    const asked = found(read('.github/workflows/deploy.yml'), /\b(?:secrets|vars)\.(\w+)/g);
    const [, section = ''] = read('docs/deploy.md').split('\n## The workflow\n');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
