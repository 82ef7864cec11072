/** How many times as long as in the demo a table may take in the large school. */
export const mostTimes = 3;

/** What was measured of a view: for each school, blocks of rounds, in milliseconds. */
export interface Measured {
  name: string;
  demo: number[][];
  large: number[][];
  /** The most requests that one asking took. */
  requests: number;
  atMostMs?: number | undefined;
}

/** A row of figures, and why it misses its target. */
export interface Verdict {
  name: string;
  row: Record<string, number>;
  problems: string[];
}

/**
 * Judges by the median of the blocks, so that what else the machine did in one of them does not decide.
 */
export function judge({ name, demo, large, requests, atMostMs }: Measured): Verdict {
  const times = median(demo.map((block, index) => at(large[index] ?? [], 0.95) / at(block, 0.95)));
  const p95 = median(large.map((block) => at(block, 0.95)));
  const problems = [
    requests !== 1 && `${requests} requests`,
    atMostMs === undefined &&
      times > mostTimes &&
      `p95 is ${times.toFixed(1)} times that of the demo`,
    atMostMs !== undefined && p95 > atMostMs && `p95 is above ${atMostMs} ms`,
  ].filter((problem) => problem !== false);
  return {
    name,
    row: {
      requests,
      'demo p50 (ms)': round(at(demo.flat(), 0.5)),
      'demo p95 (ms)': round(median(demo.map((block) => at(block, 0.95)))),
      'large p50 (ms)': round(at(large.flat(), 0.5)),
      'large p95 (ms)': round(p95),
      times: round(times),
    },
    problems,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const median = (values: number[]) => at(values, 0.5);

/** The value below which this share of the values lies. */
function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
