import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  build,
  type ESTree,
  minifySync,
  parseSync,
  type Plugin,
  type PluginOption,
  type Rolldown,
} from 'vite';
import {
  type PreloadCall,
  recordCall,
  type RecordedCall,
} from './packages/data/src/preloadCalls.ts';
import { adminPaths, pathPatterns, paths, visitorPaths } from './packages/domain/src/paths.ts';
import { pageAtRest, planFiles, type Visit } from './vite.chunks.ts';
import { oldBrowserSentences, targets } from './vite.browsers.ts';
import { publicPageTextsId } from './vite.publicPageTexts.ts';

const bootScript = fileURLToPath(new URL('packages/app/boot.js', import.meta.url));
const olderBrowsersScript = fileURLToPath(
  new URL('packages/app/olderBrowsers.js', import.meta.url),
);
const bootStyles = fileURLToPath(new URL('packages/app/boot.css', import.meta.url));

/** How many files a page may be made of, besides its texts, the libraries and the bundler's own lines. */
const mostFiles = 9;

/**
 * How much a byte of a page counts where it is not 1: more on what students open on most days, and most
 * on what strangers see first, who have nothing cached.
 */
const pageWeights: Record<string, number> = {
  landing: 6,
  auth: 6,
  home: 4,
  library: 4,
  practice: 3,
  timer: 4,
};

/** What a build knows of itself for the boot script; file by file in the order of `files`. */
export interface PageParts {
  /** Names below /assets. */
  files: string[];
  /** The texts, by language. */
  texts: Record<string, number[]>;
  /** Those of the pages before the login. */
  publicPageTexts: Record<string, number[]>;
  /** What pages ask the backend first. */
  calls: RecordedCall[];
  pages: {
    /** A regular expression for the path of an address; the first page that fits counts. */
    path: string;
    /** What a visitor needs: of a page behind the login, what leads to that. */
    visitor: number[];
    /** What somebody needs who is logged in. */
    member: number[];
    /** Whether it stands in the frame of those who are logged in. */
    isFramed: boolean;
    /** The texts of its own namespace, by language; none for most pages. */
    ownTexts?: Record<string, number[]>;
    /** Whether its texts are those of `publicPageTexts`. */
    isForVisitors: boolean;
    /** Which of `calls` it asks for whoever is logged in. */
    asks: number[];
  }[];
}

/** One page of the route table: its path, and the components around and in it. */
interface Page {
  pattern: string;
  components: string[];
  /** The path that it leads to by itself. */
  leadsTo: string | undefined;
}

interface RouteTable {
  pages: Page[];
  /** The module of each component that is a part of its own, as the table names it. */
  modules: Map<string, string>;
}

/** What puts the frame around the pages of each app. */
const frames = new Set(['FrameLayout', 'RequireAdmin']);

/** The guards of both apps, and where they lead whoever comes without a session. */
const guards = new Map([
  ['RequireSession', paths.auth()],
  ['RequireAdmin', adminPaths.login()],
]);

/**
 * Written into an `import()` of a part that is needed as soon as the module that asks for it runs:
 * always, or only when somebody is logged in. The page then asks for it
 * together with the module. What any page asks for at rest is marked too, so that it gets few files.
 */
const marked = /import\(\s*\/\* (at start|with a session|at rest) \*\/\s*'([^']+)'/g;

/** Reads which pages an app has, and what of it each one shows, from its route table. */
export function readRoutes(table: string): RouteTable {
  const modules = new Map<string, string>();
  for (const [, name = '', module = ''] of table.matchAll(
    /^const (\w+) = lazy\(\(\) =>\s+import\('([^']+)'\)/gm,
  )) {
    modules.set(name, module);
  }
  const { program } = parseSync('App.tsx', table);
  const routes = elements(program).find((element) => nameOf(element) === 'Routes');
  if (!routes) throw new Error('The route table has no Routes.');
  const pages = routes.children.flatMap((child) => pagesBelow(child, []));
  const isKnown = (name: string) =>
    modules.has(name) || new RegExp(`^import .*\\b${name}\\b`, 'm').test(table);
  const unknown = pages.flatMap(({ components }) => components).find((name) => !isKnown(name));
  // Its page would lack its files: only lazy() of an arrow function without braces is recognized.
  if (unknown) throw new Error(`The route table does not say where ${unknown} is.`);
  return { pages, modules };
}

function pagesBelow(node: ESTree.JSXChild, around: string[]): Page[] {
  if (node.type !== 'JSXElement') return [];
  const element = attribute(node, 'element');
  const path = attribute(node, 'path');
  const shown = element ? elements(element) : [];
  const components = [...around, ...shown.map(nameOf)];
  const below = node.children.flatMap((child) => pagesBelow(child, components));
  if (!path) return below;
  const to = shown
    .map((each) => nameOf(each) === 'Navigate' && attribute(each, 'to'))
    .find(Boolean);
  const leadsTo = to ? pathIn(to) : undefined;
  return [{ pattern: pathIn(path), components, leadsTo }, ...below];
}

/** The path that an attribute names, in the three ways that route tables use. */
function pathIn(value: ESTree.Node): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'JSXExpressionContainer') {
    const { expression } = value;
    const member = expression.type === 'CallExpression' ? expression.callee : expression;
    if (
      member.type === 'MemberExpression' &&
      member.object.type === 'Identifier' &&
      member.property.type === 'Identifier'
    ) {
      const lists: Record<string, Record<string, unknown>> = { paths, adminPaths, pathPatterns };
      const found = lists[member.object.name]?.[member.property.name];
      const path: unknown = typeof found === 'function' ? found() : found;
      if (typeof path === 'string') return path;
    }
  }
  throw new Error('A path of the route table is neither a text nor one of the domain.');
}

function attribute(element: ESTree.JSXElement, name: string): ESTree.Node | null {
  for (const each of element.openingElement.attributes) {
    if (each.type === 'JSXAttribute' && each.name.name === name) return each.value;
  }
  return null;
}

function nameOf({ openingElement: { name } }: ESTree.JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** All JSX elements of a part of a module, from outside to inside. */
function elements(node: unknown): ESTree.JSXElement[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(elements);
  const isElement = 'type' in node && node.type === 'JSXElement';
  return isElement ? [node as ESTree.JSXElement, ...below] : below;
}

/** The regular expression of a path, for the boot script, which has no router. */
const toExpression = (pattern: string): string =>
  pattern === '*' ? '' : `^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;

type When = 'at start' | 'with a session' | 'at rest';

/** The marked imports, by the module that they stand in. */
type Eager = ReadonlyMap<string, { id: string; when: When }[]>;

/** Reads an app's route table and the marks in its modules, while it is being built. */
function reader(root: string) {
  const eager = new Map<string, { id: string; when: When }[]>();
  const plugin: Plugin = {
    name: 'niyama-marked-imports',
    transform: {
      order: 'pre',
      filter: { code: 'import(' },
      async handler(code, id) {
        const found = [...code.matchAll(marked)].map(async ([, when, name = '']) => {
          const resolved = await this.resolve(name, id);
          if (!resolved) throw new Error(`${id} asks for ${name}, which is not there.`);
          return { id: resolved.id, when: when as When };
        });
        if (found.length > 0) eager.set(id, await Promise.all(found));
      },
    },
  };
  const read = async (context: Rolldown.PluginContext) => {
    const table = resolve(root, 'src/App.tsx');
    const { pages, modules } = readRoutes(readFileSync(table, 'utf8'));
    const ids = new Map<string, string>();
    for (const [name, module] of modules) {
      const resolved = await context.resolve(module, table);
      if (!resolved) throw new Error(`The route table names ${module}, which is not there.`);
      ids.set(name, resolved.id);
    }
    return { pages, modules, ids, eager };
  };
  return { plugin, read };
}

/**
 * Makes each page ask for all of its parts at once, and for few enough of them: finds, for every page of
 * the route table, the files of its whole graph, and puts the boot script, which asks for them, into
 * the page.
 *
 * @param root the app's folder.
 * @param basics the plugins without which the app's modules cannot be read.
 */
export function pageParts(root: string, basics: () => PluginOption[]): PluginOption[] {
  const { plugin, read } = reader(root);
  // The texts of a language are one file, which the page asks for by its language.
  const textsId = new RegExp(`/locales/(\\w+)/(?:common|${basename(root)})\\.json$`);
  const page: Plugin = {
    name: 'niyama-page-parts',
    async config(_config, { command, isSsrBuild }) {
      if (command !== 'build' || isSsrBuild) return undefined;
      const files = await survey(root, basics());
      const name = (id: string) => {
        const tag = textsId.exec(id)?.[1];
        if (tag) return `texts-${tag}`;
        const publicTag = publicPageTextsId.exec(id)?.[1];
        return publicTag ? `public-texts-${publicTag}` : files.get(id);
      };
      const codeSplitting = {
        groups: [{ name, debugName: 'pages', includeDependenciesRecursively: false }],
      };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    transformIndexHtml(html) {
      const older = readFileSync(olderBrowsersScript, 'utf8');
      const sentences = JSON.stringify(oldBrowserSentences());
      const script =
        older.replaceAll('SENTENCES', () => sentences) + readFileSync(bootScript, 'utf8');
      const boot = minifySync('boot.js', script).code.trim();
      const styles = readFileSync(bootStyles, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
      return html.replace(
        '<!-- boot -->',
        () => `<script>${boot}</script><style>${styles}</style>`,
      );
    },
    async generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server') return;
      const built = { bundle, ...(await read(this)) };
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      emit('.vite/pages.json', listParts(built, textsId, await readPreloadCalls(root)));
      emit('.vite/visits.json', listVisits(built, textsId));
    },
  };
  return [plugin, page];
}

/** What each page asks the backend first: what the calls of the app's preloadCalls.ts send. */
async function readPreloadCalls(root: string): Promise<Record<string, RecordedCall[]>> {
  const file = pathToFileURL(resolve(root, 'src/preloadCalls.ts')).href;
  const { preloadCalls } = (await import(file)) as { preloadCalls: Record<string, PreloadCall[]> };
  const recorded = Object.entries(preloadCalls).map(
    async ([pattern, calls]) => [pattern, await Promise.all(calls.map(recordCall))] as const,
  );
  return Object.fromEntries(await Promise.all(recorded));
}

type Chunk = Rolldown.OutputChunk;

interface Build {
  bundle: Rolldown.OutputBundle;
  pages: Page[];
  /** The module of each component of the route table that is a part of its own. */
  ids: ReadonlyMap<string, string>;
  eager: Eager;
}

interface PageGraph extends Page {
  /** The path of the page that is shown: its own, or where it leads. */
  shows: string;
  /** The components that a visitor sees: behind the login, those that lead to it. */
  seen: string[];
  /** All that it asks for before a login, with the entry. */
  visitor: Set<Chunk>;
  /** The same of somebody who is logged in. */
  member: Set<Chunk>;
  isGuarded: boolean;
}

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function entryOf(chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  return entry;
}

/** A chunk and all that it needs before it can run, and what else `follow` names. */
function graphOf(start: Chunk[], chunks: readonly Chunk[], follow: (chunk: Chunk) => Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(start);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
    for (const other of follow(chunk)) found.add(other);
  }
  return found;
}

/** An `import()` of a module leads to the chunk that stands for it, else to the one that holds it. */
const chunkFor = (id: string, chunks: readonly Chunk[]) =>
  chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
  chunks.find(({ moduleIds }) => moduleIds.includes(id));

/** What the imports marked so need, whatever module they stand in. */
function graphOfMarked(mark: When, { bundle, eager }: Pick<Build, 'bundle' | 'eager'>) {
  const chunks = chunksOf(bundle);
  const parts = [...eager.values()].flat().filter(({ when }) => when === mark);
  const start = parts.flatMap(({ id }) => chunkFor(id, chunks) ?? []);
  return graphOf(start, chunks, () => []);
}

function graphsOfPages({ bundle, pages, ids, eager }: Build): PageGraph[] {
  const chunks = chunksOf(bundle);
  const chunkOf = (id = '') => chunkFor(id, chunks);
  const graph = (components: readonly string[], hasSession: boolean) =>
    graphOf(
      [entryOf(chunks), ...components.flatMap((name) => chunkOf(ids.get(name)) ?? [])],
      chunks,
      ({ moduleIds }) =>
        moduleIds
          .flatMap((id) => eager.get(id) ?? [])
          .filter(({ when }) => when === 'at start' || (hasSession && when === 'with a session'))
          .flatMap(({ id }) => chunkOf(id) ?? []),
    );
  const pageAt = (path = '') => pages.find(({ pattern }) => pattern === path);
  /** Where an address leads by itself, in the end. */
  const endOf = (page: Page): Page => {
    const next = pageAt(page.leadsTo);
    return next ? endOf(next) : page;
  };
  return pages.map((page) => {
    const { components, pattern: shows } = endOf(page);
    const guard = components.findIndex((name) => guards.has(name));
    const isGuarded = guard >= 0;
    const login = pageAt(guards.get(components[guard] ?? ''))?.components ?? [];
    const seen = isGuarded ? [...components.slice(0, guard + 1), ...login] : components;
    return {
      ...page,
      components,
      shows,
      seen,
      visitor: graph(seen, false),
      member: graph(components, true),
      isGuarded,
    };
  });
}

/** Vite writes no script for such a chunk. One without any module leads to another, and has a script. */
const hasOnlyStyles = ({ moduleIds }: Chunk) =>
  moduleIds.length > 0 && moduleIds.every((id) => id.endsWith('.css'));

/** Chunks and their stylesheets. */
const filesOf = (found: Iterable<Chunk>) =>
  [...found].flatMap((chunk) => [
    ...(hasOnlyStyles(chunk) ? [] : [chunk.fileName]),
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]);

/** The texts of a page that has a namespace of its own, under the name of its path. */
const ownTextsId = (page: string) =>
  new RegExp(String.raw`/locales/(\w+)/${page.replaceAll(/\W/g, '-')}\.json$`);

const holds =
  (id: RegExp) =>
  ({ moduleIds }: Chunk) =>
    moduleIds.some((module) => id.test(module));

function listParts(
  build: Build,
  textsId: RegExp,
  preloadCalls: Record<string, RecordedCall[]>,
): PageParts {
  const chunks = chunksOf(build.bundle);
  // The page's HTML names these itself.
  const inHtml = new Set(filesOf(graphOf([entryOf(chunks)], chunks, () => [])));
  const files: string[] = [];
  const numbered = (found: Iterable<Chunk>) =>
    [...new Set(filesOf(found))]
      .filter((name) => !inHtml.has(name))
      .map((name) => {
        const short = name.replace(/^assets\//, '');
        if (!files.includes(short)) files.push(short);
        return files.indexOf(short);
      });
  const listTexts = (ids: RegExp) => {
    const texts: PageParts['texts'] = {};
    for (const chunk of chunks) {
      const tag = chunk.moduleIds.map((id) => ids.exec(id)?.[1]).find(Boolean);
      if (!tag) continue;
      texts[tag] = [...(texts[tag] ?? []), ...numbered(graphOf([chunk], chunks, () => []))];
    }
    return texts;
  };
  const texts = listTexts(textsId);
  const publicPageTexts = listTexts(publicPageTextsId);
  const unknown = Object.keys(preloadCalls).filter(
    (path) => !build.pages.some(({ pattern }) => pattern === path),
  );
  if (unknown.length > 0) throw new Error(`First calls of pages that are none: ${unknown.join()}`);
  const calls = [
    ...new Set(
      Object.values(preloadCalls)
        .flat()
        .map((call) => JSON.stringify(call)),
    ),
  ];
  const pages = graphsOfPages(build).map(({ pattern, shows, components, ...graphs }) => {
    const [visitor, member] = [numbered(graphs.visitor), numbered(graphs.member)];
    const isFramed = components.some((name) => frames.has(name));
    const isForVisitors = Object.keys(publicPageTexts).length > 0 && visitorPaths.includes(pattern);
    const asks = (preloadCalls[shows] ?? []).map((call) => calls.indexOf(JSON.stringify(call)));
    const ownTexts = listTexts(ownTextsId(pattern.slice(1)));
    const path = toExpression(pattern);
    const own = Object.keys(ownTexts).length > 0 ? { ownTexts } : {};
    return { path, visitor, member, isFramed, isForVisitors, ...own, asks };
  });
  return {
    files,
    texts,
    publicPageTexts,
    calls: calls.map((call) => JSON.parse(call) as RecordedCall),
    pages,
  };
}

/** The files that a first visit asks for, in English, by the path of the page (scripts/page-weights.mjs). */
function listVisits(build: Build, textsId: RegExp): Record<string, readonly string[]> {
  const chunks = chunksOf(build.bundle);
  const inEnglish = (ids: RegExp) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => ids.exec(id)?.[1] === 'en'));
  const publicPageTexts = inEnglish(publicPageTextsId);
  const visits = graphsOfPages(build).map(({ pattern, visitor, member, isGuarded }) => {
    // Vite writes an entry without lines of its own into the page.
    const isForVisitors = publicPageTexts.length > 0 && visitorPaths.includes(pattern);
    const texts = isForVisitors ? publicPageTexts : inEnglish(textsId);
    const ownTexts = inEnglish(ownTextsId(pattern.slice(1)));
    const found = [...texts, ...ownTexts, ...(isGuarded ? member : visitor)].filter(
      ({ isEntry, modules }) =>
        !isEntry || Object.values(modules).some(({ renderedLength }) => renderedLength > 0),
    );
    return [pattern, [...new Set(filesOf(found))]] as const;
  });
  return Object.fromEntries(visits);
}

/** How the bundler divides the app by itself, and what each visit needs of that. */
async function survey(root: string, plugins: PluginOption[]): Promise<Map<string, string>> {
  let files = new Map<string, string>();
  const { plugin, read } = reader(root);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      plugin,
      {
        name: 'niyama-survey',
        async generateBundle(_, bundle) {
          const { modules, ...table } = await read(this);
          const visits = graphsOfPages({ bundle, ...table }).flatMap((each) => {
            const nameOf = (components: readonly string[]) =>
              basename(modules.get(components.at(-1) ?? '') ?? each.pattern, '.tsx');
            const page = nameOf(each.components);
            const usual = pageWeights[page] ?? 1;
            const besides = chunksOf(bundle).some(holds(ownTextsId(each.pattern.slice(1)))) ? 1 : 0;
            // Whoever is on the other side of the login is mostly led on to where they belong.
            return [
              {
                page: nameOf(each.seen),
                chunks: each.visitor,
                weight: each.isGuarded ? 0.2 : usual,
                besides: 0,
              },
              { page, chunks: each.member, weight: each.isGuarded ? usual : 0.2, besides },
            ];
          });
          const chunks = graphOfMarked('at rest', { bundle, ...table });
          visits.push({ page: pageAtRest, chunks, weight: 2, besides: 0 });
          // Many addresses lead to the login, which is one visit and shall weigh no more than others.
          const namesOf = ({ chunks }: Visit) =>
            [...chunks].map(({ fileName }) => fileName).toSorted();
          const different = new Map(visits.map((visit) => [namesOf(visit).join(), visit]));
          files = planFiles(chunksOf(bundle), [...different.values()], mostFiles);
        },
      },
    ],
    build: { target: targets, write: false, modulePreload: { polyfill: false } },
  });
  return files;
}
