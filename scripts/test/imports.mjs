import { extname, posix } from 'node:path';
import { parseSync } from 'vite';

const code = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js']);

/**
 * Which files a file reaches by what it imports, types aside. Through an index that only re-exports, it
 * follows just the files that the imported names come from: otherwise importing a package by its name would
 * reach all of it.
 * @param {object} sources
 * @param {Iterable<string>} sources.files every path there is, from the repository's folder on
 * @param {(path: string) => string} sources.read
 * @param {Record<string, { folder: string, exports?: Record<string, string>, imports?: Record<string, string> }>} sources.packages
 *   our own, by name
 */
export function createImports({ files, read, packages }) {
  const there = new Set(files);
  const modules = new Map();

  function resolve(specifier, from) {
    const [path] = specifier.split('?');
    if (path.startsWith('#')) return inOwnPackage(path, from);
    if (!path.startsWith('.')) return inPackage(path);
    const target = posix.join(posix.dirname(from), path);
    return there.has(target) ? target : null;
  }

  function inPackage(path) {
    const [name] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? [''];
    const known = packages[name];
    return known ? byPatterns(known.exports, `.${path.slice(name.length)}`, known.folder) : null;
  }

  function inOwnPackage(path, from) {
    const own = Object.values(packages).find(({ folder }) => from.startsWith(`${folder}/`));
    return own ? byPatterns(own.imports, path, own.folder) : null;
  }

  /** What a package's `exports` or `imports` say of a path. */
  function byPatterns(patterns, wanted, folder) {
    for (const [pattern, target] of Object.entries(patterns ?? {})) {
      const [head, tail] = pattern.split('*');
      const isExact = tail === undefined && pattern === wanted;
      const isMatch = tail !== undefined && wanted.startsWith(head) && wanted.endsWith(tail);
      if (!isExact && !isMatch) continue;
      const star = wanted.slice(head.length, wanted.length - (tail ?? '').length);
      const file = posix.join(folder, target.replaceAll('*', star));
      if (there.has(file)) return file;
    }
    return null;
  }

  function moduleOf(file) {
    let module = modules.get(file);
    if (!module) {
      module = there.has(file) && code.has(extname(file)) ? parse(file) : nothing;
      modules.set(file, module);
    }
    return module;
  }

  function parse(file) {
    const text = read(file);
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
    const to = ({ value }) => resolve(value, file);
    const imports = staticImports.map(({ moduleRequest, entries }) => ({
      to: to(moduleRequest),
      names:
        entries.length === 0
          ? ['*']
          : entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    }));
    const named = [
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      // A worker, or a file that is read from beside.
      ...[...text.matchAll(/new URL\(\s*['"`]([^'"`]+)['"`]/g)].map(([, path]) =>
        path.startsWith('.') ? path : `./${path}`,
      ),
    ];
    for (const specifier of named) imports.push({ to: resolve(specifier, file), names: ['*'] });
    const exported = staticExports.flatMap(({ entries }) => entries).filter((one) => !one.isType);
    return {
      imports: imports.filter((one) => one.to !== null),
      passedOn: exported
        .filter(({ moduleRequest }) => moduleRequest)
        .map((entry) => ({
          to: to(entry.moduleRequest),
          from: nameOf(entry.importName),
          as: entry.exportName.name ?? '*',
        }))
        .filter((one) => one.to !== null),
      own: new Set(
        exported
          .filter(({ moduleRequest }) => !moduleRequest)
          .map(({ exportName }) => nameOf(exportName)),
      ),
    };
  }

  /** Whether a module exports a name, itself or by passing it on. */
  function exportsName(file, name, seen = new Set()) {
    if (seen.has(file)) return false;
    seen.add(file);
    const { own, passedOn } = moduleOf(file);
    return (
      own.has(name) ||
      passedOn.some(({ to, as }) => as === name || (as === '*' && exportsName(to, name, seen)))
    );
  }

  /** Those of the modules it passes on that give a name; all when none is known to. */
  function givers({ own, passedOn }, name) {
    if (name === '*') return passedOn;
    if (own.has(name)) return [];
    const exact = passedOn.filter(({ as }) => as === name);
    if (exact.length > 0) return exact;
    const wide = passedOn.filter(({ to, as }) => as === '*' && exportsName(to, name));
    return wide.length > 0 ? wide : passedOn;
  }

  /** @returns {Set<string>} the file itself and everything it reaches */
  function reach(start) {
    const reached = new Set();
    const seen = new Set();
    const visit = (file, name) => {
      if (seen.has(`${file} ${name}`)) return;
      seen.add(`${file} ${name}`);
      const module = moduleOf(file);
      if (!reached.has(file)) {
        reached.add(file);
        for (const { to, names } of module.imports) for (const one of names) visit(to, one);
      }
      for (const { to, from } of givers(module, name)) visit(to, from === '*' ? name : from);
    };
    visit(start, '*');
    return reached;
  }

  return { reach };
}

const nothing = { imports: [], passedOn: [], own: new Set() };

/** The name of an import or export; `*` for all of a module. */
const nameOf = ({ kind, name }) => (kind === 'Default' ? 'default' : (name ?? '*'));
