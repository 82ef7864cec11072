/** The keys of the asanas that are flows: many positions, and the movement from one into the next. */
export const flowKeys = [
  'surya-namaskar',
  'surya-namaskar-b',
  'chandra-namaskar',
  'cat-cow',
  'sun-breaths',
] as const;

export type FlowKey = (typeof flowKeys)[number];

/** Whether an asana is one of the flows. Their steps, which are many, need not be there for that. */
export const isFlowKey = (key: string | null): key is FlowKey =>
  flowKeys.some((known) => known === key);
