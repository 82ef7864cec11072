import { newAsana } from './adminAsana.ts';
import { type AdminAsana, type AsanaFields, asanaFields, asanaTagFields } from './asana.ts';
import { type AsanaColumnName, type AsanaRecord, toCell, toRecord } from './asanaFile.ts';
import { isStored, type MediaSlot } from './asanaMedia.ts';
import { asanaForm, type AsanaFormMessage } from '../forms/asanaForm.ts';
import { namesOf } from '../row.ts';
import { agrees, cautionsOf } from '../safety/caution.ts';

/** Why a row of a file is not taken. */
export type ImportRefusal =
  | 'broken'
  | 'characters'
  | 'required'
  | 'nameLong'
  | 'descriptionLong'
  | 'enteringLong'
  | 'spokenLong'
  | 'difficulty'
  | 'category'
  | 'points'
  | 'duration'
  | 'twoSided'
  | 'targetAreas'
  | 'tags'
  | 'cautions'
  | 'lines'
  | 'lineCount'
  | 'address'
  | 'duplicate'
  | 'ambiguous'
  | 'changedMeanwhile'
  | 'englishChanged'
  | 'englishUnknown'
  | 'unknownAsana'
  | 'language'
  | 'upToDate'
  | 'translationTwice'
  | 'server';

/** A pose to write: all of it, also what the file leaves as it was. */
export interface ImportRow extends AsanaFields {
  id: string;
  imagePath: string | null;
  videoPath: string | null;
  /** The state that the change was made on; null for a new pose. */
  updatedAt: string | null;
}

/** A row that is not taken. */
export class Refusal extends Error {
  readonly reason: ImportRefusal;
  constructor(reason: ImportRefusal) {
    super(reason);
    this.reason = reason;
  }
}
/** Refuses a row unless something is right. */
export function check(isRight: boolean, reason: ImportRefusal): asserts isRight {
  if (!isRight) throw new Refusal(reason);
}

type Base = AsanaFields & Pick<AdminAsana, 'imagePath' | 'videoPath'>;
const blank: Base = { ...newAsana, imagePath: null, videoPath: null };

/** Whether the database can hold a text: half a character and the character zero it cannot. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** A value of a row as text. */
export function cellOf<Column extends string>(
  values: Partial<Record<Column, unknown>>,
  column: Column,
): string {
  const cell = toCell(values[column]);
  check(cell !== null, 'broken');
  check(isStorable(cell), 'characters');
  return cell;
}

const refusals: Record<string, ImportRefusal> = {
  'form.error.asanaRequired': 'required',
  'form.error.asanaNameLong': 'nameLong',
  'form.error.asanaDescriptionLong': 'descriptionLong',
  'form.error.asanaEnteringLong': 'enteringLong',
  'form.error.asanaSpokenLong': 'spokenLong',
  'form.error.asanaPoints': 'points',
  'form.error.asanaDuration': 'duration',
  'form.error.asanaTargetAreas': 'targetAreas',
  'form.error.asanaLines': 'lines',
  'form.error.asanaLineCount': 'lineCount',
  'form.error.asanaCautions': 'cautions',
} satisfies Record<AsanaFormMessage, ImportRefusal>;

/** Why a row is not taken whose text the form does not take. */
export const refusalOf = (message: string | undefined): ImportRefusal =>
  refusals[message ?? ''] ?? 'broken';

/** What a cell says that is true or false. */
export function toTruth(cell: string, otherwise: ImportRefusal): boolean {
  const word = cell.trim().toLowerCase();
  const isYes = ['true', 'yes', '1'].includes(word);
  check(isYes || ['false', 'no', '0'].includes(word), otherwise);
  return isYes;
}

/** What an empty cell does not empty. */
const neverEmpty = new Set<AsanaColumnName>([
  'difficulty',
  'category',
  'points',
  'duration_seconds',
  'two_sided',
]);

const isTag = (name: string) => name in asanaTagFields;

/** A cell as the form would hold it. */
function toTyped(name: keyof AsanaFields, cell: string): string | undefined {
  if (isTag(name)) return cell.trim() === '' ? undefined : cell.trim();
  if (name === 'difficulty' || name === 'category') return cell.trim().toLowerCase();
  if (name !== 'twoSided') return cell;
  return toTruth(cell, 'twoSided') ? 'on' : undefined;
}

/** What a cell says, by the rules of the form. */
function read(name: keyof AsanaFields, cell: string) {
  const { data, error } = asanaForm.shape[name].safeParse(toTyped(name, cell));
  if (!error) return data;
  check(!isTag(name), 'tags');
  check(name !== 'cautions', 'cautions');
  // The form offers these, and has no message for any other.
  if (name === 'difficulty' || name === 'category') throw new Refusal(name);
  throw new Refusal(refusalOf(error.issues[0]?.message));
}

/** A pose with all of its tags or none: an empty list is said by an empty cell, as what is not known. */
function tagged(base: Base): Base {
  const { bodyPosition, spineMove, effort } = base;
  const known = [bodyPosition, spineMove, effort].filter((tag) => tag !== null).length;
  const lists = [...(base.regions ?? []), ...(base.avoidIf ?? [])];
  check(known === 3 || (known === 0 && lists.length === 0), 'tags');
  if (known === 0) return { ...base, regions: null, avoidIf: null };
  return { ...base, regions: base.regions ?? [], avoidIf: base.avoidIf ?? [] };
}

/** A pose with one caution for each tip: those that a file does not say stay with their tips. */
function judged(row: Base, before: Base, isSaid: boolean): Base {
  const { safetyTips, cautions, avoidIf } = row;
  if (isSaid) {
    check((cautions?.length ?? safetyTips.length) === safetyTips.length, 'cautions');
    check(agrees(cautions, avoidIf), 'cautions');
    return row;
  }
  if (safetyTips === before.safetyTips && avoidIf === before.avoidIf) return row;
  const remaining = cautionsOf(safetyTips, { tips: before.safetyTips, cautions: before.cautions });
  const agreed = remaining?.map((one) => (agrees([one], avoidIf) ? one : null));
  return { ...row, cautions: agreed ?? null };
}

/**
 * The pose that a row makes: what it says, and for the rest what was there before.
 *
 * @param options.clears whether an empty cell empties what was there: only a row that names the pose by
 *   its id knows what it says.
 * @returns `foreign` counts its files that belong to another library.
 * @throws Refusal
 */
export function toRow(
  values: AsanaRecord['values'],
  known: AdminAsana | null,
  { newId, clears }: { newId: () => string; clears: boolean },
): { row: ImportRow; foreign: number } {
  const base: Base = known ?? blank;
  const stored = toRecord({ ...blank, ...base } as AdminAsana);
  let foreign = 0;
  const cell = (column: AsanaColumnName) => cellOf(values, column);
  /** What a file does not say, or says as it is stored, stays to the letter. */
  const isKept = (column: AsanaColumnName) =>
    values[column] === undefined ||
    (cell(column).trim() === '' && (!clears || neverEmpty.has(column))) ||
    cell(column) === toCell(stored[column]);
  const media = (column: 'image_url' | 'video_url', slot: MediaSlot, current: string | null) => {
    if (isKept(column)) return current;
    const given = cell(column).trim();
    if (given === '') return null;
    if (isStored(given, slot)) {
      foreign += 1;
      return current;
    }
    check(/^https:\/\/\S+$/.test(given) && given.length <= 2000 && URL.canParse(given), 'address');
    return given;
  };

  const changes = namesOf(asanaFields)
    .map((name) => ({ name, column: asanaFields[name][0] }))
    .filter(({ column }) => !isKept(column))
    .map(({ name, column }) => [name, read(name, cell(column))] as const);
  const row: ImportRow = {
    ...judged(
      tagged({ ...base, ...Object.fromEntries(changes) }),
      base,
      changes.some(([name]) => name === 'cautions'),
    ),
    id: known?.id ?? newId(),
    updatedAt: known?.updatedAt ?? null,
    imagePath: media('image_url', 'image', base.imagePath),
    videoPath: media('video_url', 'video', base.videoPath),
  };
  // A new pose has them only if the file says them.
  check(row.name !== '' && row.description !== '', 'required');
  return { row, foreign };
}
