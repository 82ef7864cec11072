import { describe, expect, test } from 'vitest';
import { planFiles, type Visit } from '../../vite.chunks.ts';

type Chunk = Parameters<typeof planFiles>[0][number];

/** A chunk of one module, as the bundler divides an app by itself; its size in tens of kB. */
const chunk = (name: string, size: number, imports: string[] = []) =>
  ({
    fileName: name,
    imports,
    code: 'x'.repeat(size * 10_000),
    moduleIds: [name],
    isEntry: false,
    facadeModuleId: name,
  }) as unknown as Chunk;

const chunks = {
  react: chunk('/node_modules/react', 100),
  text: chunk('/text', 10),
  home: chunk('/home', 40),
  timer: chunk('/timer', 40),
  card: chunk('/card', 20, ['/mark']),
  mark: chunk('/mark', 2),
  bells: chunk('/bells', 90),
};
const { react, text, home, timer, card, mark, bells } = chunks;

const visit = (page: string, ...needed: Chunk[]): Visit => ({
  page,
  chunks: new Set([react, text, ...needed]),
  weight: 1,
});
const visits = [
  visit('home', home, card, mark),
  visit('library', card, mark),
  visit('timer', timer, mark, bells),
  visit('settings', bells),
];

/** Which modules are in which file, for at most so many files a visit. */
function plan(most: number) {
  const files: Record<string, string[]> = {};
  for (const [module, file] of planFiles(Object.values(chunks), visits, most))
    (files[file] ??= []).push(module);
  return files;
}

const filesOf = (files: Record<string, string[]>, { chunks: needed }: Visit) => {
  const modules = new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
  return Object.entries(files).filter(
    ([name, held]) => !['vendor', 'app'].includes(name) && held.some((id) => modules.has(id)),
  );
};

describe('the files of an app', () => {
  test('are those that every page needs, those of a page alone, and what several share', () => {
    expect(plan(9)).toEqual({
      vendor: ['/node_modules/react'],
      app: ['/text'],
      home: ['/home'],
      timer: ['/timer'],
      shared1: ['/card'],
      shared2: ['/mark'],
      shared3: ['/bells'],
    });
  });

  test.each([4, 3])('are at most %i for any page', (most) => {
    const files = plan(most);
    for (const each of visits) {
      // What every page needs counts as one.
      expect(filesOf(files, each).length).toBeLessThanOrEqual(most - 1);
    }
  });

  test('are put together where it adds least to any page', () => {
    // A library's visit loads the small mark, and nobody the bells without need.
    expect(plan(3)).toMatchObject({ home: ['/home'], timer: ['/timer'] });
    expect(Object.values(plan(3))).toContainEqual(['/bells']);
  });

  test('cannot be fewer than one for a page and one that is shared', () => {
    expect(() => plan(1)).toThrow('more than 1 files');
  });
});
