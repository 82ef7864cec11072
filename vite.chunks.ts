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
}

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
 * visits need, until every visit has few enough. What is one page's own stays its own,
 * and files never come to need each other in a circle, which would run modules before what they need.
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
  const fileOf = improve(plan, putTogether(plan, visits, most), most);
  return new Map(
    [...fileOf].flatMap(([{ chunks }, file]) =>
      chunks.flatMap(({ moduleIds, isEntry, facadeModuleId }) =>
        moduleIds
          // The page itself, which begins with the script that everything else comes with.
          .filter((id) => !(isEntry && id === facadeModuleId))
          .map((id) => [id, file === inAll ? nameInAll(id) : file] as const),
      ),
    ),
  );
}

/** Puts files together until no visit has too many; says into which file each part went. */
function putTogether(begun: Plan, visits: readonly Visit[], most: number): Map<Part, string> {
  const plan = { ...begun, shared: begun.shared.map((part) => ({ ...part })) };
  for (;;) {
    const parts = [...plan.own, ...plan.shared];
    const count = (at: number) => parts.filter((part) => part.visits.has(at)).length;
    const crowded = [...visits.keys()].filter((at) => count(at) > most);
    if (crowded.length === 0) break;
    const best = cheapest(plan, crowded);
    if (!best) throw new Error(`A page needs more than ${most} files whatever is put together.`);
    plan.shared = plan.shared.filter((part) => part !== best.one && part !== best.other);
    plan.shared.push(best.both);
    for (const part of best.below) part.visits = new Set([...part.visits, ...best.both.visits]);
  }
  const fileOf = new Map(
    plan.shared.flatMap(({ chunks, visits: of }, at) =>
      chunks.map((chunk) => [chunk, of.size < visits.length ? `shared${at}` : inAll] as const),
    ),
  );
  return new Map([
    ...begun.own.map((part) => [part, visits[[...part.visits][0] ?? 0]?.page ?? ''] as const),
    ...begun.shared.map((part) => [part, fileOf.get(part.chunks[0] as Chunk) ?? inAll] as const),
  ]);
}

/**
 * Moves parts from file to file as long as visits get smaller by it: which of them are best together
 * shows only when all of them are.
 */
function improve(plan: Plan, begun: ReadonlyMap<Part, string>, most: number): Map<Part, string> {
  const fileOf = new Map(begun);
  const direct = neededBy(plan);
  const movable = plan.shared.filter((part) => part.visits.size < plan.price.length);
  let least = costOf(plan, fileOf, direct, most);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [index, part] of movable.entries()) {
      let best = fileOf.get(part) ?? inAll;
      const others = new Set(plan.shared.map((other) => fileOf.get(other) ?? inAll));
      for (const file of others.add(`part${index}`)) {
        fileOf.set(part, file);
        const cost = costOf(plan, fileOf, direct, most);
        // Not for less than rounding: the search comes to an end.
        if (cost > least - 1e-9) continue;
        least = cost;
        best = file;
        isBetter = true;
      }
      fileOf.set(part, best);
    }
  }
  return fileOf;
}

/** A file as a division has it. */
interface File {
  bytes: number;
  visits: Set<number>;
  /** The names of the files that it needs before it can run. */
  needs: Set<string>;
}

/** What all visits load, as shares of what they need; endless when a division is not allowed. */
function costOf(
  { price }: Plan,
  fileOf: ReadonlyMap<Part, string>,
  direct: ReadonlyMap<Part, ReadonlySet<Part>>,
  most: number,
): number {
  const files = new Map<string, File>();
  for (const [part, name] of fileOf) {
    const file = files.get(name) ?? { bytes: 0, visits: new Set(), needs: new Set() };
    files.set(name, file);
    file.bytes += part.bytes;
    for (const at of part.visits) file.visits.add(at);
    for (const other of direct.get(part) ?? []) {
      const needed = fileOf.get(other) ?? inAll;
      if (needed !== name) file.needs.add(needed);
    }
  }
  const order = inOrder(files);
  if (!order) return Infinity;
  const count = price.map(() => 0);
  let cost = 0;
  for (const file of order) {
    // Whoever asks for the file asks for all that it needs.
    for (const name of file.needs) for (const at of file.visits) files.get(name)?.visits.add(at);
    for (const at of file.visits) {
      count[at] = (count[at] ?? 0) + 1;
      cost += file.bytes * (price[at] ?? 0);
    }
  }
  return Math.max(...count) > most ? Infinity : cost;
}

/** Each file before those that it needs; null when they need each other in a circle. */
function inOrder(files: ReadonlyMap<string, File>): File[] | null {
  const order: File[] = [];
  const begun = new Set<File>();
  const ended = new Set<File>();
  const follow = (file: File): boolean => {
    if (begun.has(file)) return ended.has(file);
    begun.add(file);
    for (const name of file.needs) {
      const needed = files.get(name);
      if (needed && !follow(needed)) return false;
    }
    ended.add(file);
    order.unshift(file);
    return true;
  };
  return [...files.values()].every(follow) ? order : null;
}

/** The file of what every visit needs, as long as it is being planned. */
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
 * to what visits need.
 */
function cheapest(plan: Plan, crowded: readonly number[]) {
  const { shared, price } = plan;
  const below = belowEach(plan);
  let best: { one: Part; other: Part; both: Part; below: Part[]; cost: number } | null = null;
  for (const [index, one] of shared.entries()) {
    for (const other of shared.slice(index + 1)) {
      const saved = crowded.filter((at) => one.visits.has(at) && other.visits.has(at)).length;
      if (saved === 0) continue;
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
      const added = [one, other, ...rest].map(
        (part) =>
          part.bytes *
          sum([...both.visits].map((at) => (part.visits.has(at) ? 0 : (price[at] ?? 0)))),
      );
      const cost = sum(added) / saved;
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
