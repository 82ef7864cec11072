/** The steps of sleep quality, from Poor to Excellent. */
export const qualities = [1, 2, 3, 4, 5] as const;

/** The five faces of the mood; the catalog has a word for each. */
export const moods = [
  { value: 1, face: '😞' },
  { value: 2, face: '😕' },
  { value: 3, face: '😐' },
  { value: 4, face: '🙂' },
  { value: 5, face: '😄' },
] as const;

export type Step = (typeof qualities)[number];

/** A stored number as one of the five steps. */
export const stepOf = (value: number): Step => qualities.find((step) => step === value) ?? 3;

/** The face of a mood. */
export const faceOf = (mood: number): string =>
  moods.find(({ value }) => value === mood)?.face ?? '';
