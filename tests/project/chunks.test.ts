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

  test('let a part move on that was put together too early', () => {
    const parts = {
      a: chunk('/a', 40),
      b: chunk('/b', 10),
      c: chunk('/c', 40),
      d: chunk('/d', 10),
      e: chunk('/e', 50),
    };
    const { a, b, c, d, e } = parts;
    const files = planFiles(
      [react, text, ...Object.values(parts)],
      [
        visit('home', a, d, e),
        visit('library', a, b, c, e),
        visit('timer', b, c, d),
        visit('settings', a, b, c),
      ],
      3,
    );
    const fileOf = ({ fileName }: Chunk) => files.get(fileName);
    // The first two that were put together were a and d, which only home needs both.
    expect(fileOf(a)).not.toBe(fileOf(d));
  });

  test('have few stylesheets, which lie beside other scripts than their own', () => {
    const style = (of: Chunk) => `${of.fileName}.css`;
    const [button, field, list] = [chunk('/button', 9), chunk('/field', 8), chunk('/list', 7)];
    const styled = [button, field, list, home].map((each) => ({
      ...each,
      moduleIds: [...each.moduleIds, style(each)],
    }));
    const [ofButton, ofField, ofList, ofHome] = styled as [Chunk, Chunk, Chunk, Chunk];
    const bytes = new Map(styled.map((each) => [each, 100]));
    const asking = [
      visit('home', ofButton, ofField, ofHome),
      visit('library', ofButton, ofField, ofList),
      visit('timer', ofButton, ofField),
      visit('settings', ofField, ofList),
    ];
    const files = (mostSheets: number) =>
      planFiles([react, text, ...styled], asking, 9, { most: mostSheets, bytes });
    const beside = files(3);
    expect(beside.get(style(button))).toBe(beside.get('/button'));
    const together = files(2);
    // Whoever asks for the button asks for the field, and their page's own stays its own.
    expect(together.get(style(button))).toBe(together.get(style(field)));
    expect(together.get(style(home))).toBe('home');
    expect(together.get('/button')).not.toBe(together.get('/field'));
  });

  test('cannot be fewer than a page of its own and one that is shared', () => {
    expect(() => plan(1)).toThrow('more than 1 files');
  });
});
