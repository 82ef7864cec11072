import type { AdminAsana } from './asana.ts';
import {
  type AsanaColumnName,
  asanaColumnNames,
  type AsanaRecord,
  toCell,
  toRecord,
} from './asanaFile.ts';
import {
  cellOf,
  check,
  type ImportRefusal,
  type ImportRow,
  Refusal,
  toRow,
} from './asanaImportRow.ts';
import { asanaLimits, unknownTargetAreas } from './asanaLimits.ts';
import { isStored, type MediaSlot } from './asanaMedia.ts';

export interface PlannedRow {
  line: number;
  row: ImportRow;
  /** Which of its columns say something else than the library; empty for a new pose. */
  columns: AsanaColumnName[];
  /** Files of ours that nothing needs once the row is written. */
  obsolete: { slot: MediaSlot; path: string }[];
}

/** Why nothing of a file can be imported. */
export type LibraryFileRefusal = 'empty' | 'tooLarge' | 'unreadable' | 'wrongKind' | 'columns';

export interface RefusedRow {
  line: number;
  /** As far as the row has one. */
  name: string;
  reason: ImportRefusal;
}

/** What a file would do. */
export interface FilePlan<Planned> {
  added: Planned[];
  changed: Planned[];
  /** How many rows say what the library says already. */
  unchanged: number;
  refused: RefusedRow[];
}

/** What an import of poses would do. */
export interface ImportPlan extends FilePlan<PlannedRow> {
  /** How many pictures and videos stay out because their files belong to another library. */
  foreignMedia: number;
  /** The areas of the rows to write that students will not see, each once. */
  unknownAreas: string[];
}

/**
 * What makes two names one: neither case nor accents, which files lose on their way. Searching folds
 * more, but `Pose (1)` is not `Pose 1`.
 */
const nameKey = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Reads the rows of one file against the library as it is. */
class Planner {
  readonly plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    refused: [],
    foreignMedia: 0,
    unknownAreas: [],
  };
  private readonly byId = new Map<string, AdminAsana>();
  private readonly byName = new Map<string, AdminAsana[]>();
  private readonly seen = new Set<string>();
  private readonly newId: () => string;

  constructor(library: readonly AdminAsana[], newId: () => string) {
    this.newId = newId;
    for (const asana of library) {
      this.byId.set(asana.id, asana);
      const name = nameKey(asana.name);
      this.byName.set(name, [...(this.byName.get(name) ?? []), asana]);
    }
  }

  read({ line, values }: AsanaRecord): void {
    try {
      const known = this.find(values);
      const isNamed = known !== null && known.id === cellOf(values, 'id').trim();
      const { row, foreign } = toRow(values, known, { newId: this.newId, clears: isNamed });
      this.once(known?.id ?? nameKey(row.name));
      this.plan.foreignMedia += foreign;
      const columns = known ? changedColumns(row, known) : [];
      if (!known) this.plan.added.push({ line, row, columns, obsolete: [] });
      else if (columns.length === 0) this.plan.unchanged += 1;
      else this.plan.changed.push({ line, row, columns, obsolete: obsoleteOf(row, known) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.plan.refused.push({
        line,
        name: (toCell(values.name) ?? '').slice(0, asanaLimits.name),
        reason: error.reason,
      });
    }
  }

  /** The pose that a row is about: by its id, else by its name. */
  private find(values: AsanaRecord['values']): AdminAsana | null {
    const known = this.byId.get(cellOf(values, 'id').trim());
    if (known) return known;
    const namesakes = this.byName.get(nameKey(cellOf(values, 'name'))) ?? [];
    check(namesakes.length < 2, 'ambiguous');
    return namesakes[0] ?? null;
  }

  private once(key: string) {
    check(!this.seen.has(key), 'duplicate');
    this.seen.add(key);
  }
}

function changedColumns(row: ImportRow, known: AdminAsana): AsanaColumnName[] {
  const before = toRecord(known);
  const after = toRecord({ ...known, ...row, updatedAt: known.updatedAt });
  return asanaColumnNames.filter(
    (column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]),
  );
}

function obsoleteOf(row: ImportRow, known: AdminAsana): PlannedRow['obsolete'] {
  const files = [
    { slot: 'image' as const, path: known.imagePath, next: row.imagePath },
    { slot: 'video' as const, path: known.videoPath, next: row.videoPath },
  ];
  return files.flatMap(({ slot, path, next }) =>
    path !== null && path !== next && isStored(path, slot) ? [{ slot, path }] : [],
  );
}

/** How many rows are looked at before the page may draw. */
const atOnce = 250;

/** Looks at one row after the other, and lets the page draw between a few. */
export async function inParts<Row>(
  rows: readonly Row[],
  look: (row: Row) => void,
  pause: () => Promise<void>,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === atOnce - 1) await pause();
    look(row);
  }
}

/** Every refused row in the order of the file. */
export const byLine = (...rows: readonly RefusedRow[]): RefusedRow[] =>
  rows.toSorted((a, b) => a.line - b.line);

/**
 * Looks at every row of a file: what is new, what changes, and what is refused and why. Nothing is
 * written. A row is about the pose with its id, else about the one with its name.
 *
 * @param broken rows that could not be read at all.
 * @param options.pause lets the page draw between a few rows; 10,000 take a moment.
 * @param options.newId makes the id of a new pose, so that an import that is sent again adds it once.
 */
export async function planImport(
  file: { records: readonly AsanaRecord[]; broken: readonly RefusedRow[] },
  library: readonly AdminAsana[],
  options: { pause: () => Promise<void>; newId: () => string },
): Promise<ImportPlan> {
  const planner = new Planner(library, options.newId);
  await inParts(file.records, (record) => planner.read(record), options.pause);
  const refused = byLine(...file.broken, ...planner.plan.refused);
  const areas = [...planner.plan.added, ...planner.plan.changed].flatMap(
    ({ row }) => row.targetArea,
  );
  return { ...planner.plan, refused, unknownAreas: [...new Set(unknownTargetAreas(areas))] };
}
