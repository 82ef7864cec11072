import {
  asanaLimits,
  type AdminAsana,
  type AsanaFields,
  hasRoom,
  lengthOf,
  newAsana,
  toLines,
  toTargetArea,
} from './adminAsana.ts';
import { categories, difficulties } from './asana.ts';
import { type AsanaColumnName, type AsanaRecord, toCell, toRecord } from './asanaFile.ts';
import { isStored, type MediaSlot } from './asanaMedia.ts';

/** Why a row of a file is not taken. */
export type ImportRefusal =
  | 'broken'
  | 'characters'
  | 'required'
  | 'nameLong'
  | 'descriptionLong'
  | 'difficulty'
  | 'category'
  | 'points'
  | 'duration'
  | 'twoSided'
  | 'targetAreas'
  | 'lines'
  | 'address'
  | 'duplicate'
  | 'ambiguous'
  | 'changedMeanwhile'
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
export function cellOf(values: AsanaRecord['values'], column: AsanaColumnName): string {
  const cell = toCell(values[column]);
  check(cell !== null, 'broken');
  check(isStorable(cell), 'characters');
  return cell;
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
    (!clears && cell(column).trim() === '') ||
    cell(column) === toCell(stored[column]);
  const text = (column: 'name' | 'description', kept: string) =>
    isKept(column) ? kept : cell(column).trim();
  const choice = <Value extends string>(
    column: 'difficulty' | 'category',
    kept: Value,
    options: readonly Value[],
  ): Value => {
    const given = cell(column).trim().toLowerCase();
    if (given === '') return kept;
    const chosen = options.find((option) => option === given);
    check(chosen !== undefined, column);
    return chosen;
  };
  const number = (column: 'points' | 'duration_seconds', kept: number) => {
    const given = cell(column).trim();
    if (given === '' || isKept(column)) return kept;
    const isPoints = column === 'points';
    const { least, most, step } = isPoints
      ? { ...asanaLimits.points, step: 1 }
      : asanaLimits.durationSeconds;
    const value = Number(given);
    const isInRange = value >= least && value <= most && (value - least) % step === 0;
    const isRight = /^\d+$/.test(given) && isInRange;
    check(isRight, isPoints ? 'points' : 'duration');
    return value;
  };
  const list = (
    column: 'aliases' | 'target_area' | 'benefits' | 'safety_tips',
    kept: string[],
    toLine = (line: string) => line,
  ) => (isKept(column) ? kept : [...new Set(toLines(cell(column)).map(toLine))]);
  const truth = () => {
    const given = cell('two_sided').trim().toLowerCase();
    if (given === '') return base.twoSided;
    const isYes = ['true', 'yes', '1'].includes(given);
    check(isYes || ['false', 'no', '0'].includes(given), 'twoSided');
    return isYes;
  };
  const media = (column: 'image_url' | 'video_url', slot: MediaSlot, kept: string | null) => {
    if (isKept(column)) return kept;
    const given = cell(column).trim();
    if (given === '') return null;
    if (isStored(given, slot)) {
      foreign += 1;
      return kept;
    }
    check(/^https:\/\/\S+$/.test(given) && given.length <= 2000 && URL.canParse(given), 'address');
    return given;
  };

  const sanskritName = isKept('sanskrit_name')
    ? base.sanskritName
    : cell('sanskrit_name').trim() || null;
  const row: ImportRow = {
    id: known?.id ?? newId(),
    updatedAt: known?.updatedAt ?? null,
    name: text('name', base.name),
    sanskritName,
    aliases: list('aliases', base.aliases),
    description: text('description', base.description),
    difficulty: choice('difficulty', base.difficulty, difficulties),
    category: choice('category', base.category, categories),
    points: number('points', base.points),
    durationSeconds: number('duration_seconds', base.durationSeconds),
    twoSided: truth(),
    targetArea: list('target_area', base.targetArea, toTargetArea),
    benefits: list('benefits', base.benefits),
    safetyTips: list('safety_tips', base.safetyTips),
    imagePath: media('image_url', 'image', base.imagePath),
    videoPath: media('video_url', 'video', base.videoPath),
  };
  check(row.name.trim() !== '' && row.description.trim() !== '', 'required');
  check(lengthOf(row.name) <= asanaLimits.name, 'nameLong');
  check(lengthOf(sanskritName ?? '') <= asanaLimits.name, 'nameLong');
  check(lengthOf(row.description) <= asanaLimits.description, 'descriptionLong');
  check(hasRoom(row.targetArea, asanaLimits.targetAreas), 'targetAreas');
  check(hasRoom(row.aliases, asanaLimits.lines), 'lines');
  check(hasRoom(row.benefits, asanaLimits.lines), 'lines');
  check(hasRoom(row.safetyTips, asanaLimits.lines), 'lines');
  return { row, foreign };
}
