import { describe, expect, test } from 'vitest';
import { files, read, readJson } from './files.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const manifests = files
  .filter((path) => /(^|\/)package\.json$/.test(path))
  .map((path) => ({ path, manifest: readJson(path) as Manifest }));
const dependencies = manifests.flatMap(({ path, manifest }) =>
  kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ path, name, version })),
  ),
);

describe('dependencies', () => {
  test('are found at all', () => {
    expect(manifests.length).toBeGreaterThan(5);
    expect(dependencies.length).toBeGreaterThan(40);
  });

  test('are pinned to an exact version', () => {
    const loose = dependencies.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  test('have the same version in every package', () => {
    const first = new Map(dependencies.map(({ name, version }) => [name, version]));
    const different = dependencies.filter(({ name, version }) => first.get(name) !== version);
    expect(different).toEqual([]);
  });

  test('stand in docs/architecture.md with their reason', () => {
    const section = read('docs/architecture.md').split('\n## Dependencies\n')[1] ?? '';
    const rows = new Set(
      [...section.matchAll(/^\| (`[^|]+) \| [^|]{10,} \|$/gm)].flatMap(([, names = '']) =>
        [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
      ),
    );
    const others = dependencies
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('@niyama/'));
    const unexplained = [...new Set(others)].filter((name) => !rows.has(name));
    const gone = [...rows].filter((name) => name && !others.includes(name));
    expect({ unexplained, gone }).toEqual({ unexplained: [], gone: [] });
  });

  test('are the ones in the lock', () => {
    const lock = readJson('package-lock.json') as { packages: Record<string, Manifest> };
    for (const { path, manifest } of manifests) {
      const locked = lock.packages[path.replace(/\/?package\.json$/, '')];
      for (const kind of kinds)
        expect(locked?.[kind], `${kind} of ${path}`).toEqual(manifest[kind]);
    }
  });
});
