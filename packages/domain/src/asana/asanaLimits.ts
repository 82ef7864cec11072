import { targetAreas } from './asanaChoices.ts';

/** The database's limits, and the least that the form takes. Lengths in characters. */
export const asanaLimits = {
  name: 120,
  description: 5000,
  /** What a voice says has to be done in time. */
  entering: 150,
  spoken: 65,
  points: { least: 1, most: 1000, step: 1 },
  durationSeconds: { least: 5, most: 7200, step: 5 },
  targetAreas: { items: 20, length: 1000 },
  lines: { items: 50, length: 10_000 },
} as const;

/** Characters as the database counts them: one outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a list of lines has room in the database, which counts the gaps between them too. */
export function hasRoom(lines: readonly string[], limit: { items: number; length: number }) {
  return lines.length <= limit.items && lengthOf(lines.join(' ')) <= limit.length;
}

/** One entry per line; blank lines are dropped. */
export function toLines(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const isKnownArea = (area: string) => targetAreas.some((known) => known === area);

/** A target area as it was typed, in the spelling of the product where it is one of the six. */
export function toTargetArea(typed: string): string {
  const spelled = typed.toLowerCase().replaceAll(/[\s_-]+/g, '-');
  return isKnownArea(spelled) ? spelled : typed;
}

/** The areas that students will not see, because the product does not know them. */
export function unknownTargetAreas(areas: readonly string[]): string[] {
  return areas.filter((area) => !isKnownArea(area));
}
