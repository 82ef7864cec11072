import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { fileNamed, files, read } from './files.ts';

const modules = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const known = new Set(modules);

/** The files beside it that a module names at its beginning, types too: a reader follows those as well. */
function importsOf(path: string): string[] {
  const { staticImports, staticExports } = parseSync(path, read(path)).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // Packages may not import each other in a circle: the linter holds their order.
  return named.flatMap((name) => fileNamed(name, path) ?? []).filter((file) => known.has(file));
}

/** The first circle that each file is in, named once. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): void => {
    const begin = way.indexOf(path);
    if (begin >= 0) circles.push([...way.slice(begin), path]);
    if (begin >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) follow(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) follow(path, []);
  return circles;
}

test('no module imports itself through others, not even for a type', () => {
  const graph = new Map(modules.map((path) => [path, importsOf(path)]));
  expect(circlesIn(graph).map((circle) => circle.join(' -> '))).toEqual([]);
});

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesIn(graph)).toEqual([['b', 'c', 'b']]);
});
