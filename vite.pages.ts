import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  build,
  minifySync,
  type Plugin,
  type PluginOption,
  type Rolldown,
  transformWithOxc,
} from 'vite';
import type { Layout, Page, Redirect, Texts } from './packages/app/src/pages.tsx';
import {
  type PreloadCall,
  recordCall,
  type RecordedCall,
} from './packages/data/src/preloadCalls.ts';
import { languageTag } from './packages/domain/src/language.ts';
import { pageAtRest, planFiles, type Visit } from './vite.chunks.ts';
import { oldBrowserSentences, targets } from './vite.browsers.ts';

const bootScript = fileURLToPath(new URL('packages/app/boot.js', import.meta.url));
const olderBrowsersScript = fileURLToPath(
  new URL('packages/app/olderBrowsers.js', import.meta.url),
);
const earlyScript = fileURLToPath(new URL('packages/app/src/early.ts', import.meta.url));
const bootStyles = fileURLToPath(new URL('packages/app/boot.css', import.meta.url));

/**
 * How many files a page may be made of, besides the texts that all pages have, the libraries and the bundler's
 * own lines.
 */
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

/** What a build knows of itself for boot.js and early.ts; file by file in the order of `files`. */
export interface PageParts {
  /** Names below /assets. */
  files: string[];
  /** The texts of all pages, by language. */
  texts: Record<string, number[]>;
  /** Those that pages before the login do not need. */
  appTexts: Record<string, number[]>;
  /** What pages ask the backend first. */
  calls: RecordedCall[];
  /** The word for a language in a call, by its tag. */
  languages: Record<string, string>;
  /** What every page needs besides for somebody who is logged in. */
  session: number[];
  /** What a visitor of a guarded page needs instead: the way to the login. */
  login: number[];
  pages: {
    /** A regular expression for the path of an address; the first page that fits counts. */
    path: string;
    /** What it is made of. */
    parts: number[];
    /** Whether only those see it who are logged in. */
    isGuarded: boolean;
    /** Whether it stands in the frame of those who are logged in. */
    isFramed: boolean;
    /** Whether it needs `appTexts`. */
    hasAppTexts: boolean;
    /** The texts of the page's namespace, by language; none for most pages. */
    ownTexts?: Record<string, number[]>;
    /** Which of `calls` it asks first for somebody who is logged in. */
    asks: number[];
  }[];
}

/** What an app's pages.ts exports. */
interface Table {
  pages: readonly (Page | Redirect)[];
  namespaces: Texts;
  layouts: Record<string, Layout>;
  /** The modules that redirect a visitor to the login. */
  guard: readonly string[];
  /** The path of the login. */
  login: string;
}

/** What the client imports when a session is stored (connect.ts, sessionWatch.ts). */
const sessionImports = ['@niyama/data/auth', '@niyama/data/config'];
/** What every page imports when it is at rest (Toasts.tsx). */
const restImports = ['@niyama/ui/ToastRegion'];

/** The regular expression of a path, for the boot script, which has no router. */
const toExpression = (pattern: string): string =>
  pattern === '*' ? '' : `^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;

/** Reads an app's route table. */
const readTable = async (root: string) =>
  (await import(pathToFileURL(resolve(root, 'src/pages.ts')).href)) as Table;

/**
 * Makes each page ask for all of its parts at once, and for few enough of them: finds, for every page of
 * the route table, the files of its whole graph, and puts the boot script, which asks for them, into
 * the page.
 *
 * @param root the app's folder.
 * @param basics the plugins without which the app's modules cannot be read.
 */
export function pageParts(root: string, basics: () => PluginOption[]): Plugin {
  return {
    name: 'niyama-page-parts',
    async config(_config, { command, isSsrBuild }) {
      if (command !== 'build' || isSsrBuild) return undefined;
      const files = await survey(root, basics());
      // The texts of a language are two files, which a page asks for by its language.
      const { namespaces } = await readTable(root);
      const all = idOf(namespaces.all);
      const app = idOf(namespaces.app);
      const name = (id: string) => {
        const [tag, appTag] = [all.exec(id)?.[1], app.exec(id)?.[1]];
        return tag ? `texts-${tag}` : appTag ? `app-texts-${appTag}` : files.get(id);
      };
      const codeSplitting = {
        groups: [{ name, debugName: 'pages', includeDependenciesRecursively: false }],
      };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    async transformIndexHtml(html) {
      const boot = await inlineScript();
      const styles = readFileSync(bootStyles, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
      return html.replace(
        '<!-- boot -->',
        () => `<script>${boot}</script><style>${styles}</style>`,
      );
    },
    async generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server') return;
      const graphs = await readGraphs(this, root, bundle);
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      emit('.vite/pages.json', listParts(graphs, await readPreloadCalls(root)));
    },
  };
}

/** The script that stands inline in every page. */
export async function inlineScript(): Promise<string> {
  const sentences = JSON.stringify(oldBrowserSentences());
  const older = readFileSync(olderBrowsersScript, 'utf8').replaceAll('SENTENCES', () => sentences);
  const { code } = await transformWithOxc(readFileSync(earlyScript, 'utf8'), earlyScript);
  // All that may be left of its imports, which are of types.
  const early = `(() => {${code.replace('export {};', '')}})();`;
  const scripts = [older, early, readFileSync(bootScript, 'utf8')].join('\n');
  const { code: small, errors } = minifySync('boot.js', scripts, { module: false });
  if (errors.length > 0) throw new Error(`The inline script is broken: ${errors[0]?.message}`);
  return small.trim();
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

/** The chunks of a page: of a redirect, those of the page that it leads to. */
interface PageGraph extends Layout {
  /** The path of the route table that leads here. */
  pattern: string;
  /** The page itself, which is shown. */
  page: Page;
  chunks: ReadonlySet<Chunk>;
}

/** The chunks of what is fetched together. */
interface Graphs {
  namespaces: Texts;
  chunks: readonly Chunk[];
  /** What the HTML names itself. */
  entry: ReadonlySet<Chunk>;
  pages: PageGraph[];
  /** What a stored session adds to each page. */
  session: ReadonlySet<Chunk>;
  /** The way from a guarded page to the login, with the entry. */
  login: { page: Page; chunks: ReadonlySet<Chunk> };
  /** What every page imports when it is at rest. */
  rest: ReadonlySet<Chunk>;
}

async function readGraphs(
  context: Rolldown.PluginContext,
  root: string,
  bundle: Rolldown.OutputBundle,
): Promise<Graphs> {
  const { pages, layouts, namespaces, guard, login } = await readTable(root);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  /** The chunks of modules, named as pages.ts names them, and all that they need before they can run. */
  const graphOf = async (names: readonly string[]) => {
    const start = await Promise.all(
      names.map(async (name) => {
        const module = name.startsWith('@') ? name : resolve(root, `src/${name}.tsx`);
        const id = (await context.resolve(module, resolve(root, 'src/App.tsx')))?.id;
        // An `import()` leads to the chunk that stands for the module, else to the one that holds it.
        const chunk =
          chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
          chunks.find(({ moduleIds }) => id && moduleIds.includes(id));
        if (!chunk) throw new Error(`${root} has no module ${name}.`);
        return chunk;
      }),
    );
    return withImports(start, chunks);
  };
  const pageAt = (path: string): Page => {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return 'to' in page ? pageAt(page.to) : page;
  };
  const modulesOf = ({ file, imports = [] }: Page) => [`routes/${file}`, ...imports];
  const graphs = pages.map(async ({ path: pattern }): Promise<PageGraph> => {
    const page = pageAt(pattern);
    const layout = layouts[page.layout];
    if (!layout) throw new Error(`There is no layout ${page.layout}.`);
    const { around, imports = [] } = layout;
    const found = await graphOf([...around, ...imports, ...modulesOf(page)]);
    return { ...layout, pattern, page, chunks: new Set([entry, ...found]) };
  });
  return {
    namespaces,
    chunks,
    entry: withImports([entry], chunks),
    pages: await Promise.all(graphs),
    session: await graphOf(sessionImports),
    login: {
      page: pageAt(login),
      chunks: new Set([entry, ...(await graphOf([...guard, ...modulesOf(pageAt(login))]))]),
    },
    rest: await graphOf(restImports),
  };
}

/** Chunks and all that they need before they can run. */
function withImports(start: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(start);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
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

/** The id of a catalog of one of these namespaces; its language is a group. */
const idOf = (namespaces: readonly string[]) =>
  new RegExp(String.raw`/locales/(\w+)/(?:${namespaces.join('|')})\.json$`);

/** The id of the texts of a page that has its own namespace. */
const ownTextsId = ({ texts }: Page) => idOf(texts ? [texts] : []);

/** The chunks with texts, by language. */
function textsIn(chunks: readonly Chunk[], ids: RegExp): Map<string, Chunk[]> {
  const texts = new Map<string, Chunk[]>();
  for (const chunk of chunks) {
    const tag = chunk.moduleIds.map((id) => ids.exec(id)?.[1]).find(Boolean);
    if (tag) texts.set(tag, [...(texts.get(tag) ?? []), chunk]);
  }
  return texts;
}

function listParts(
  { namespaces, chunks, entry, pages, session, login }: Graphs,
  preloadCalls: Record<string, RecordedCall[]>,
): PageParts {
  const inHtml = new Set(filesOf(entry));
  const files: string[] = [];
  const numbered = (found: Iterable<Chunk>) =>
    [...new Set(filesOf(found))]
      .filter((name) => !inHtml.has(name))
      .map((name) => {
        const short = name.replace(/^assets\//, '');
        if (!files.includes(short)) files.push(short);
        return files.indexOf(short);
      });
  const listTexts = (ids: RegExp): PageParts['texts'] =>
    Object.fromEntries(
      [...textsIn(chunks, ids)].map(([tag, found]) => [tag, numbered(withImports(found, chunks))]),
    );
  const unknown = Object.keys(preloadCalls).filter(
    (path) => !pages.some(({ pattern }) => pattern === path),
  );
  if (unknown.length > 0) throw new Error(`First calls of pages that are none: ${unknown.join()}`);
  const texted = (call: RecordedCall) => JSON.stringify(call);
  const calls = [...new Set(Object.values(preloadCalls).flat().map(texted))];
  return {
    files,
    texts: listTexts(idOf(namespaces.all)),
    appTexts: listTexts(idOf(namespaces.app)),
    calls: calls.map((call) => JSON.parse(call) as RecordedCall),
    languages: Object.fromEntries(Object.entries(languageTag).map(([word, tag]) => [tag, word])),
    session: numbered(session),
    login: numbered(login.chunks),
    pages: pages.map(
      ({ pattern, page, isGuarded, isFramed, hasAppTexts = false, chunks: needed }) => {
        const ownTexts = listTexts(ownTextsId(page));
        return {
          path: toExpression(pattern),
          parts: numbered(needed),
          isGuarded,
          isFramed,
          hasAppTexts,
          ...(Object.keys(ownTexts).length > 0 ? { ownTexts } : {}),
          asks: (preloadCalls[page.path] ?? []).map((call) => calls.indexOf(texted(call))),
        };
      },
    ),
  };
}

/** How the bundler divides the app by itself, and what each visit needs of that. */
async function survey(root: string, plugins: PluginOption[]): Promise<Map<string, string>> {
  let files = new Map<string, string>();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'niyama-survey',
        async generateBundle(_, bundle) {
          const graphs = await readGraphs(this, root, bundle);
          files = planFiles(graphs.chunks, visitsOf(graphs), mostFiles);
        },
      },
    ],
    build: { target: targets, write: false, modulePreload: { polyfill: false } },
  });
  return files;
}

/** What opens with nothing cached, for visitors and for those who are logged in. */
function visitsOf({ namespaces, chunks, pages, session, login, rest }: Graphs): Visit[] {
  const opened = pages.filter(({ pattern, page }) => pattern === page.path);
  const visits = opened.flatMap(({ page, isGuarded, hasAppTexts, chunks: needed }): Visit[] => {
    const weight = pageWeights[page.file] ?? 1;
    const texts = [ownTextsId(page), ...(hasAppTexts ? [idOf(namespaces.app)] : [])];
    const besides = texts.filter((ids) => textsIn(chunks, ids).size > 0).length;
    const member = { page: page.file, chunks: new Set([...needed, ...session]), besides };
    if (isGuarded) return [{ ...member, weight }];
    // Somebody who is logged in is mostly led on from here.
    return [
      { page: page.file, chunks: needed, weight },
      { ...member, weight: 0.2 },
    ];
  });
  return [
    ...visits,
    { page: login.page.file, chunks: login.chunks, weight: 0.2 },
    { page: pageAtRest, chunks: rest, weight: 2 },
  ];
}
