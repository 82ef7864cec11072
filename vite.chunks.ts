import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What opens with nothing cached: a page, for a visitor or for somebody who is logged in. */
export interface Visit {
  /** The module that is the page itself. */
  page: string;
  /** All chunks that it asks for. */
  chunks: ReadonlySet<Chunk>;
  /** How much it counts beside the others. */
  weight: number;
  /** How many files it asks for besides those of its chunks. @default 0 */
  besides?: number;
}

/** Stands for a page among the visits: what every page asks for when it is at rest. */
export const pageAtRest = 'at-rest';

/** A file that will be, as long as it is being put together. */
interface Part {
  chunks: Chunk[];
  bytes: number;
  /** The visits that ask for it, by their number. */
  visits: ReadonlySet<number>;
}

/** The stylesheets of what the bundler divides the app into. */
export interface Styles {
  /** The most that a visit may ask for. */
  most: number;
  /** How long the one of each chunk is. */
  bytes: ReadonlyMap<Chunk, number>;
}

/** Where planning stands, and what is known of the chunks. */
interface Plan {
  /** Files of one page alone. */
  own: Part[];
  shared: Part[];
  /** What a byte more costs each visit: its share of what the visit needs, by the visit's weight. */
  price: readonly number[];
  /** What a chunk needs before it can run. */
  imports: ReadonlyMap<Chunk, readonly Chunk[]>;
}

/**
 * Says into which file each module goes, so that no visit asks for more than `most` of them.
 *
 * Left alone, a bundler makes a file of all modules that are needed by the same entries: hundreds of
 * them, of which each costs a request. These are put together, beginning where it adds least to what
 * visits need, until every visit has few enough; then single parts move on to where visits load less
 * that they do not need. What is one page's own stays its own,
 * and files never come to need each other in a circle, which would run modules before what they need.
 *
 * A file of scripts has its stylesheet beside it. Those of several are put together in the same way: they
 * are short, and each costs a request too.
 *
 * @param chunks how the bundler divides the app by itself
 * @returns names of files by module
 */
export function planFiles(
  chunks: readonly Chunk[],
  visits: readonly Visit[],
  most: number,
  styles: Styles = { most: Infinity, bytes: new Map() },
): Map<string, string> {
  const plan = begin(chunks, visits);
  // What hardly any page needs before it is at rest says so, for those who count what a visit waits for.
  const nameOf = ({ visits: of }: Part, at: number) => {
    const pages = new Set([...of].map((visit) => visits[visit]?.page));
    return pages.has(pageAtRest) && pages.size === 2 ? `${pageAtRest}${at}` : `shared${at}`;
  };
  const joined = moveOn(plan, putTogether(plan, visits, most), visits, most);
  const files = [
    ...plan.own.map((part) => [visits[[...part.visits][0] ?? 0]?.page ?? '', part] as const),
    ...joined.map(
      (part, at) => [part.visits.size < visits.length ? nameOf(part, at) : inAll, part] as const,
    ),
  ];
  const sheets = sheetsOf(plan, joined, visits, styles);
  return new Map(
    files.flatMap(([file, part]) =>
      part.chunks.flatMap((chunk) =>
        chunk.moduleIds
          // The page itself, which begins with the script that everything else comes with.
          .filter((id) => !(chunk.isEntry && id === chunk.facadeModuleId))
          .map((id) => {
            const name = id.endsWith('.css') ? (sheets.get(chunk) ?? file) : file;
            return [id, name === inAll ? nameInAll(id) : name] as const;
          }),
      ),
    ),
  );
}

/** Puts what several pages need together until no visit has too many files. */
function putTogether(begun: Plan, visits: readonly Visit[], most: number): Part[] {
  const plan = { ...begun, shared: begun.shared.map((part) => ({ ...part })) };
  for (;;) {
    const parts = [...plan.own, ...plan.shared].filter(({ bytes }) => bytes > 0);
    const count = (at: number) =>
      parts.filter((part) => part.visits.has(at)).length + (visits[at]?.besides ?? 0);
    const crowded = [...visits.keys()].filter((at) => count(at) > most);
    if (crowded.length === 0) return plan.shared;
    const best = cheapest(plan, crowded);
    if (!best) throw new Error(`A page needs more than ${most} files whatever is put together.`);
    plan.shared = plan.shared.filter((part) => part !== best.one && part !== best.other);
    plan.shared.push(best.both);
    for (const part of best.below) part.visits = new Set([...part.visits, ...best.both.visits]);
  }
}

/**
 * What a request costs, told in bytes before compression: a script of its own names what it shares with
 * others, is compressed without knowing them, and waits for one of six connections. Found by trying: with
 * 700 the login weighs 3 kB more, and with 4,500 home and the library ask for one more.
 */
const request = 10_000;

/**
 * Moves single parts from file to file, or to one of their own, as long as visits then load less that they
 * do not need. Files that were put together early hold what fits better into others that were made later.
 *
 * What is asked for at rest stays where it is, and nothing comes to it: pages that find such a file late
 * shall not find with it what others begin with.
 */
function moveOn(
  plan: Plan,
  joined: readonly Part[],
  visits: readonly Visit[],
  most: number,
): Part[] {
  const needs = neededBy(plan);
  const atRest = visits.findIndex(({ page }) => page === pageAtRest);
  const fileOf = new Map<Part, number>();
  for (const [file, { chunks }] of joined.entries()) {
    const held = new Set(chunks);
    for (const part of plan.shared)
      if (part.chunks.some((chunk) => held.has(chunk))) fileOf.set(part, file);
  }
  for (const [at, part] of plan.own.entries()) fileOf.set(part, -1 - at);
  const still = plan.shared.filter(({ visits: of }) => of.has(atRest) || of.size === visits.length);
  const closed = new Set(still.map((part) => fileOf.get(part)));
  const movable = plan.shared.filter((part) => !still.includes(part));

  const burden = () => {
    const loaded = loadedBy(needs, fileOf, visits.length);
    if (!loaded) return Infinity;
    // What every visit asks for has files of its own, and would be put into these.
    const [first, ...others] = loaded;
    const inEvery = [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
    if (inEvery.some((file) => !closed.has(file))) return Infinity;
    const bytes = new Map<number, number>();
    for (const [part, file] of fileOf) bytes.set(file, (bytes.get(file) ?? 0) + part.bytes);
    const burdens = loaded.map((files, at) => {
      if (files.size + (visits[at]?.besides ?? 0) > most) return Infinity;
      const all = sum([...files].map((file) => (bytes.get(file) ?? 0) + request));
      return all * (plan.price[at] ?? 0);
    });
    return sum(burdens);
  };

  let least = burden();
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false;
    for (const part of movable) {
      let best = fileOf.get(part) ?? 0;
      const shared = new Set([...fileOf.values()].filter((file) => file >= 0));
      for (const file of [...shared, Math.max(...shared) + 1]) {
        if (closed.has(file)) continue;
        fileOf.set(part, file);
        const tried = burden();
        // What is next to nothing could go to and fro for ever.
        if (tried >= least * (1 - 1e-9)) continue;
        [least, best, hasMoved] = [tried, file, true];
      }
      fileOf.set(part, best);
    }
  }
  const loaded = loadedBy(needs, fileOf, visits.length) ?? [];
  return [...new Set(plan.shared.map((part) => fileOf.get(part) ?? 0))].map((file) => {
    const held = plan.shared.filter((part) => fileOf.get(part) === file);
    return {
      chunks: held.flatMap(({ chunks }) => chunks),
      bytes: sum(held.map(({ bytes }) => bytes)),
      visits: new Set([...visits.keys()].filter((at) => loaded[at]?.has(file))),
    };
  });
}

/** The stylesheets that hold those of several files of scripts, by chunk. */
function sheetsOf(
  plan: Plan,
  joined: readonly Part[],
  visits: readonly Visit[],
  styles: Styles,
): Map<Chunk, string> {
  const styled = (part: Part): Part => ({
    ...part,
    bytes: sum(part.chunks.map((chunk) => styles.bytes.get(chunk) ?? 0)),
  });
  const [own, shared] = [plan.own.map(styled), joined.map(styled)];
  const asked = visits.map((visit) => ({ ...visit, besides: 0 }));
  const alone = new Set(joined.map(({ chunks }) => chunks));
  const sheets = putTogether({ ...plan, own, shared }, asked, styles.most).filter(
    ({ chunks }) => !alone.has(chunks),
  );
  return new Map(
    sheets.flatMap(({ chunks, visits: of }, at) =>
      chunks.map((chunk) => [chunk, of.size < visits.length ? `styles${at}` : inAll] as const),
    ),
  );
}

/**
 * The files that each visit asks for, with all that those need; null where files need each other in a
 * circle.
 */
function loadedBy(
  needs: ReadonlyMap<Part, ReadonlySet<Part>>,
  fileOf: ReadonlyMap<Part, number>,
  visits: number,
): Set<number>[] | null {
  const direct = new Map<number, Set<number>>();
  const loaded = Array.from({ length: visits }, () => new Set<number>());
  for (const [part, file] of fileOf) {
    const needed = direct.get(file) ?? new Set();
    for (const other of needs.get(part) ?? []) needed.add(fileOf.get(other) ?? file);
    needed.delete(file);
    direct.set(file, needed);
    for (const visit of part.visits) loaded[visit]?.add(file);
  }
  for (const [file, needed] of direct) {
    for (const each of needed) for (const next of direct.get(each) ?? []) needed.add(next);
    if (needed.has(file)) return null;
  }
  for (const files of loaded)
    for (const file of files) for (const next of direct.get(file) ?? []) files.add(next);
  return loaded;
}

/** The file of what every visit asks for, be it for what lies beside it. */
const inAll = '';

/** What every visit needs is two files: libraries change seldom, and then stay cached. */
const nameInAll = (id: string) => (/node_modules|^\0/.test(id) ? 'vendor' : 'app');

/** At first what exactly the same visits need is together. */
function begin(chunks: readonly Chunk[], visits: readonly Visit[]): Plan {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imports = new Map(
    chunks.map((chunk) => [chunk, chunk.imports.flatMap((name) => byName.get(name) ?? [])]),
  );
  const parts = new Map<string, Part>();
  for (const chunk of chunks) {
    const needed = [...visits.entries()].flatMap(([at, visit]) =>
      visit.chunks.has(chunk) ? [at] : [],
    );
    // What is opened by hand comes by itself.
    if (needed.length === 0) continue;
    const part = parts.get(needed.join()) ?? { chunks: [], bytes: 0, visits: new Set(needed) };
    part.chunks.push(chunk);
    part.bytes += chunk.code.length;
    parts.set(needed.join(), part);
  }
  const pagesOf = ({ visits: of }: Part) => new Set([...of].map((at) => visits[at]?.page)).size;
  const all = [...parts.values()];
  return {
    own: all.filter((part) => pagesOf(part) === 1),
    shared: all.filter((part) => pagesOf(part) > 1),
    price: visits.map(
      (visit) => visit.weight / sum([...visit.chunks].map(({ code }) => code.length)),
    ),
    imports,
  };
}

/**
 * The two files that are best put together: for each request that it saves, it adds the smallest share
 * to what visits need. Shares grow faster than linearly, so that many pages grow a little rather than one
 * by much; the exponent was found by trying, and with 2 the login weighs 3 kB more.
 */
function cheapest(plan: Plan, crowded: readonly number[]) {
  const { shared, price } = plan;
  const below = belowEach(plan);
  let best: { one: Part; other: Part; both: Part; below: Part[]; cost: number } | null = null;
  for (const [index, one] of shared.entries()) {
    for (const other of shared.slice(index + 1)) {
      const saved = crowded.filter((at) => one.visits.has(at) && other.visits.has(at)).length;
      if (saved === 0 || one.bytes === 0 || other.bytes === 0) continue;
      const under = [...new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])])];
      const rest = under.filter((part) => part !== one && part !== other);
      const isCircle = rest.some(
        (part) => below.get(part)?.has(one) || below.get(part)?.has(other),
      );
      if (isCircle) continue;
      const both = {
        bytes: one.bytes + other.bytes,
        chunks: [...one.chunks, ...other.chunks],
        visits: new Set([...one.visits, ...other.visits]),
      };
      // Whoever asks for the file asks for all that it needs.
      const parts = [one, other, ...rest];
      const burdens = [...both.visits].map((at) => {
        const added = sum(parts.map((part) => (part.visits.has(at) ? 0 : part.bytes)));
        return (added * (price[at] ?? 0)) ** 1.5;
      });
      const cost = sum(burdens) / saved;
      if (!best || cost < best.cost) best = { one, other, both, below: rest, cost };
    }
  }
  return best;
}

/** The other parts that each part names in its imports. */
function neededBy({ own, shared, imports }: Plan): Map<Part, Set<Part>> {
  const all = [...own, ...shared];
  const partOf = new Map(all.flatMap((part) => part.chunks.map((chunk) => [chunk, part] as const)));
  return new Map(
    all.map((part) => {
      const needed = part.chunks.flatMap((chunk) => imports.get(chunk) ?? []);
      const parts = needed.flatMap((chunk) => partOf.get(chunk) ?? []);
      return [part, new Set(parts.filter((other) => other !== part))] as const;
    }),
  );
}

/** All files that each file needs, directly or by another. */
function belowEach(plan: Plan): Map<Part, Set<Part>> {
  const direct = neededBy(plan);
  return new Map(
    [...direct].map(([part, needed]) => {
      const found = new Set(needed);
      for (const each of found) for (const next of direct.get(each) ?? []) found.add(next);
      return [part, found] as const;
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
