/** The ids with one of them moved to a place, counted from 0. */
export function moveTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(place, 0, id);
}

interface Drop {
  /** What is moved; it keeps its own order. */
  moved: ReadonlySet<unknown>;
  /** Beside which it lands; one of the moved changes nothing. */
  target: unknown;
  isBefore: boolean;
}

/** The ids with some of them moved right before or behind another. */
export function moveBeside(ids: readonly string[], { moved, target, isBefore }: Drop): string[] {
  const others = ids.filter((id) => !moved.has(id));
  const at = others.findIndex((id) => id === target);
  if (at < 0) return [...ids];
  const place = isBefore ? at : at + 1;
  return others.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}
