import {
  consoleLogger,
  DataError,
  type DataErrorKind,
  type MediaSlot,
  mediaSlots,
} from '@niyama/domain';

/** The calls behind a form with files: each throws DataError. */
export interface MediaStore<Row extends { id: string }, Fields> {
  /** Makes a row, still without files: they are named by its id. Once, however often it is asked. */
  add: (id: string, fields: Fields) => Promise<Row>;
  /** Changes a row unless somebody else has changed it; what is left out stays. */
  update: (seen: Row, change: MediaChange<Fields>) => Promise<Row>;
  /** Saves what belongs to a row and is not in it, once the row is saved. */
  saveRest?: (row: Row, fields: Fields) => Promise<void>;
  /** The row as it is now. */
  load: (id: string) => Promise<Row>;
  /** Stores a file and answers with its path. */
  upload: (
    row: Row,
    slot: MediaSlot,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<string>;
  removeFiles: (paths: readonly string[]) => Promise<void>;
  pathOf: (row: Row, slot: MediaSlot) => string | null;
}

/** What to change about a row; a path that is null is none. */
export interface MediaChange<Fields> {
  fields?: Fields;
  paths: Partial<Record<MediaSlot, string | null>>;
}

/** What a person wants saved. */
export interface RowToSave<Row, Fields> {
  /** The row as it was read; null for a new one. */
  row: Row | null;
  /** The id of a new one, the same until it is saved. */
  newId: string;
  fields: Fields;
  files: Record<MediaSlot, File | null>;
}

/** A row that is saved, perhaps without a file that could not be stored. */
export interface SavedRow<Row> {
  row: Row;
  /** Why files are not stored; the row keeps what it had. */
  failedUploads: { slot: MediaSlot; error: unknown }[];
}

interface Progress<Row> {
  /** The row is saved from here on, whatever comes. */
  onSaved: (row: Row) => void;
  /** @param share 0 to 1. */
  onUpload: (slot: MediaSlot, share: number) => void;
}

/** Nobody waits for it: a file that nothing points at harms nobody. */
export function removeQuietly(
  remove: (paths: readonly string[]) => Promise<void>,
  paths: readonly (string | null)[],
): void {
  remove(paths.filter((path) => path !== null)).catch((error: unknown) =>
    consoleLogger.warn('An old file could not be removed', error),
  );
}

/** Failures of a write that surely changed nothing; after any other only its answer may be lost. */
const refusals: ReadonlySet<DataErrorKind> = new Set([
  'unauthorized',
  'forbidden',
  'conflict',
  'invalid',
  'notFound',
]);

/**
 * Saves a row with its files: the row of a new one first, since the files are named by its id; then
 * the uploads, then one write, and then what else belongs to it. An upload that fails leaves its path
 * as it is, and the row is saved.
 *
 * @throws DataError
 */
export async function saveWithFiles<Row extends { id: string }, Fields>(
  store: MediaStore<Row, Fields>,
  toSave: RowToSave<Row, Fields>,
  progress: Progress<Row>,
): Promise<SavedRow<Row>> {
  const saved = await saveRow(store, toSave, progress);
  progress.onSaved(saved.row);
  await store.saveRest?.(saved.row, toSave.fields);
  return saved;
}

async function saveRow<Row extends { id: string }, Fields>(
  store: MediaStore<Row, Fields>,
  { row, newId, fields, files }: RowToSave<Row, Fields>,
  { onSaved, onUpload }: Progress<Row>,
): Promise<SavedRow<Row>> {
  const base = row ?? (await store.add(newId, fields));
  if (!row) onSaved(base);
  const failedUploads: SavedRow<Row>['failedUploads'] = [];
  const paths: Partial<Record<MediaSlot, string>> = {};
  for (const slot of mediaSlots) {
    const file = files[slot];
    if (file === null) continue;
    onUpload(slot, 0);
    try {
      paths[slot] = await store.upload(base, slot, file, (share) => onUpload(slot, share));
    } catch (error) {
      // Without permission to write, the rest cannot be saved either.
      if (DataError.from(error).kind === 'unauthorized') throw error;
      failedUploads.push({ slot, error });
    }
  }
  const stored = mediaSlots.filter((slot) => paths[slot] !== undefined);
  if (!row && stored.length === 0) return { row: base, failedUploads };
  try {
    const saved = await store.update(base, { ...(row ? { fields } : {}), paths });
    removeQuietly(
      store.removeFiles,
      stored.map((slot) => store.pathOf(base, slot)),
    );
    return { row: saved, failedUploads };
  } catch (error) {
    // Else the row may point at them already, and a lost picture is worse than a spare file.
    if (refusals.has(DataError.from(error).kind)) {
      removeQuietly(store.removeFiles, Object.values(paths));
    }
    throw error;
  }
}
