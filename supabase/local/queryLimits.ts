import type { PgliteConnection } from '@supabase/lite/pglite';
import { refusal } from './databaseErrors.ts';

/**
 * What one call of the tables may ask for: far more than a screen needs, and far less than what
 * keeps the one session of the database busy for long.
 */
const limits = {
  embeds: 24,
  /** Levels of embedded tables. */
  levels: 2,
  /** Columns of the answer, with those of embedded tables. */
  columns: 400,
  /** Conditions, and the values of their lists. */
  conditions: 600,
  orders: 24,
  /** Levels of `and`, `or` and `not`. */
  depth: 24,
  /** Characters of one value that is compared with. */
  text: 4000,
  /** Rows of one insert. */
  rows: 1000,
};

type Limit = keyof typeof limits;

interface Tree {
  [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts what a query asks for and refuses it at the first thing that is too much. */
class Meter {
  readonly #used: Partial<Record<Limit, number>> = {};
  readonly #tables: ReadonlySet<unknown>;

  /**
   * @param tables What is embedded by its name, tables and functions: the service also takes the name
   *   of a foreign key for its table.
   */
  constructor(tables: ReadonlySet<unknown>) {
    this.#tables = tables;
  }

  take(what: Limit): void {
    const used = (this.#used[what] ?? 0) + 1;
    this.#used[what] = used;
    if (used > limits[what]) throw tooMuch(what);
  }

  /**
   * A query and the tables embedded in it.
   *
   * @param within The tables that it is embedded in. A table within itself would multiply its own
   *   rows: everybody's favorites of everybody's favorites.
   */
  query(query: Tree, table: unknown, within: unknown[]): void {
    if (within.length > limits.levels) throw tooMuch('levels');
    if (within.includes(table)) {
      throw refusal(400, 'PGRST100', `The table ${String(table)} cannot be embedded within itself`);
    }
    this.where(query['where'], 0);
    for (const _ of listOf(query['order'])) this.take('orders');
    const joins = isTree(query['join']) ? query['join'] : {};
    for (const column of listOf(query['select'])) {
      this.take('columns');
      if (!isTree(column)) continue;
      for (const [name, embedded] of Object.entries(column)) {
        if (!isTree(embedded) || !('select' in embedded)) continue;
        this.take('embeds');
        const join = joins[name];
        const from = (isTree(join) ? join['from'] : undefined) ?? name;
        if (!this.#tables.has(from)) {
          throw refusal(400, 'PGRST200', 'A table is embedded by its own name only');
        }
        this.query(embedded, from, [...within, table]);
      }
    }
  }

  /** A tree of conditions, such as `{ $or: [{ name: { $eq: 'a' } }] }`. */
  where(condition: unknown, depth: number): void {
    if (depth > limits.depth) throw tooMuch('depth');
    if (typeof condition === 'string' && condition.length > limits.text) throw tooMuch('text');
    if (Array.isArray(condition)) {
      for (const part of condition) {
        this.take('conditions');
        this.where(part, depth);
      }
    } else if (isTree(condition)) {
      for (const [key, part] of Object.entries(condition)) {
        if (/^\$i?regex/.test(key)) {
          throw refusal(400, 'PGRST100', 'The operators match and imatch are not available here');
        }
        this.take('conditions');
        this.where(part, /^\$(and|or|not)$/.test(key) ? depth + 1 : depth);
      }
    }
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function tooMuch(what: Limit) {
  return refusal(
    400,
    'PGRST100',
    `The query asks for too much: more than ${limits[what]} (${what})`,
  );
}

/**
 * Refuses the calls of the tables that could keep the database busy without end, whatever their
 * spelling, because it looks at what the embedded service understood. Regular expressions with back
 * references have no bound at all; hosted ends them by `statement_timeout`.
 */
export function refuseCostlyQueries(connection: PgliteConnection): void {
  const understood = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query) => {
    const { tables, functions = [] } = await connection.introspect({ useCache: true });
    const embedded = functions.filter((one) => one.schema === 'public' && one.return_is_setof);
    const names = new Set([...tables, ...embedded].map(({ name }) => name));
    const { from, values } = query as { from?: unknown; values?: unknown };
    if (listOf(values).length > limits.rows) throw tooMuch('rows');
    new Meter(names).query(query, from, []);
    return understood(query);
  };
}
