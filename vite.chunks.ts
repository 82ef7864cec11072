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
 * visits need, until every visit has few enough. What is one page's own stays its own, and files never come
 * to need each other in a circle, which would run modules before what they need. A file of scripts has its
 * stylesheet beside it.
 *
 * @param chunks how the bundler divides the app by itself
 * @returns names of files by module
 */
export function planFiles(
  chunks: readonly Chunk[],
  visits: readonly Visit[],
  most: number,
): Map<string, string> {
  const plan = begin(chunks, visits);
  putTogether(plan, visits, most);
  // What hardly any page needs before it is at rest says so, for those who count what a visit waits for.
  const nameOf = ({ visits: of }: Part, at: number) => {
    const pages = new Set([...of].map((visit) => visits[visit]?.page));
    return pages.has(pageAtRest) && pages.size === 2 ? `${pageAtRest}${at}` : `shared${at}`;
  };
  // A page asks for few stylesheets when what most pages need comes with all.
  const isInAll = (id: string, { visits: of }: Part) =>
    of.size >= visits.length * (id.endsWith('.css') ? 0.75 : 1);
  const files = [
    ...plan.own.map((part) => [visits[[...part.visits][0] ?? 0]?.page ?? '', part] as const),
    ...plan.shared.map((part, at) => [nameOf(part, at), part] as const),
  ];
  return new Map(
    files.flatMap(([file, part]) =>
      part.chunks.flatMap((chunk) =>
        chunk.moduleIds
          // The page itself, which begins with the script that everything else comes with.
          .filter((id) => !(chunk.isEntry && id === chunk.facadeModuleId))
          .map((id) => [id, isInAll(id, part) ? nameInAll(id) : file] as const),
      ),
    ),
  );
}

/** Puts what several pages need together until no visit has too many files. */
function putTogether(plan: Plan, visits: readonly Visit[], most: number): void {
  for (;;) {
    const parts = [...plan.own, ...plan.shared].filter(({ bytes }) => bytes > 0);
    const count = (at: number) =>
      parts.filter((part) => part.visits.has(at)).length + (visits[at]?.besides ?? 0);
    const crowded = [...visits.keys()].filter((at) => count(at) > most);
    if (crowded.length === 0) return;
    const best = cheapest(plan, crowded);
    if (!best) throw new Error(`A page needs more than ${most} files whatever is put together.`);
    plan.shared = plan.shared.filter((part) => part !== best.one && part !== best.other);
    plan.shared.push(best.both);
    for (const part of best.below) part.visits = new Set([...part.visits, ...best.both.visits]);
  }
}

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
      // A visit that asks for the file asks for all that it needs.
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

/** All other parts that each part needs, directly or by another. */
function belowEach({ own, shared, imports }: Plan): Map<Part, Set<Part>> {
  const all = [...own, ...shared];
  const partOf = new Map(all.flatMap((part) => part.chunks.map((chunk) => [chunk, part] as const)));
  const direct = new Map(
    all.map((part) => {
      const needed = part.chunks.flatMap((chunk) => imports.get(chunk) ?? []);
      const parts = needed.flatMap((chunk) => partOf.get(chunk) ?? []);
      return [part, new Set(parts.filter((other) => other !== part))] as const;
    }),
  );
  return new Map(
    [...direct].map(([part, needed]) => {
      const found = new Set(needed);
      for (const each of found) for (const next of direct.get(each) ?? []) found.add(next);
      return [part, found] as const;
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
