/** How late a bell may be heard and still be that bell, in milliseconds. */
const matchMs = 2500;

/** What is asked of the bells, in milliseconds. */
const targets = { visibleP95: 20, worst: 1000, wordsP95: 150 };

/** A hidden page whose `setInterval` never paused so long was not throttled (milliseconds). */
const throttledGapMs = 30_000;

/**
 * Compares what was heard with what was due.
 * @returns a row of figures, and the problems: why they miss the target, or prove nothing
 */
export function judge(setting, report) {
  const { name, technique, hidden } = setting;
  const isExact = technique !== 'track' && !hidden;
  const [first = 0, ...others] = report.due.map((due) => errorOf(due, report.onsets));
  const heard = others
    .filter((error) => error !== null)
    .map(Math.abs)
    .sort((a, b) => a - b);
  const lost = others.length - heard.length;
  const tooMany = report.onsets.length - heard.length - (first === null ? 0 : 1);
  const p95 = at(heard, 0.95);
  const worst = at(heard, 1);
  const words = report.words.toSorted((a, b) => a - b);
  const wordsP95 = at(words, 0.95);
  const isRead = technique === 'practice' && !hidden;
  const control = report.control.errors.map(Math.abs).sort((a, b) => a - b);
  const problems = [
    !report.isOver && 'the meditation did not end',
    first === null && 'the starting bell was lost',
    Math.abs(first ?? 0) > targets.worst &&
      `the starting bell is more than ${targets.worst} ms off`,
    lost > 0 && `${lost} of ${others.length} bells were lost`,
    tooMany > 0 && `${tooMany} sounds that no bell asked for`,
    report.missed.length > 0 && `bells reported as missed: ${report.missed.join(', ')}`,
    isExact && p95 > targets.visibleP95 && `p95 is above ${targets.visibleP95} ms`,
    isRead && words.length < others.length - 1 && `only ${words.length} words were painted`,
    isRead && wordsP95 > targets.wordsP95 && `p95 of the words is above ${targets.wordsP95} ms`,
    worst > targets.worst && `the worst is above ${targets.worst} ms`,
    hidden && !report.wasHidden && 'void: the page was never hidden',
    !hidden && report.wasHidden && 'void: the page was hidden',
    hidden &&
      report.control.gapMs < throttledGapMs &&
      `void: setInterval was not throttled (longest gap ${report.control.gapMs} ms)`,
  ].filter((problem) => problem !== false);
  return {
    name,
    row: {
      bells: others.length,
      lost,
      'reported missed': report.missed.length,
      'first (ms)': first === null ? 'lost' : Math.round(first),
      'median (ms)': Math.round(at(heard, 0.5)),
      'p95 (ms)': Math.round(p95),
      'worst (ms)': Math.round(worst),
      ...(isRead && {
        'words: median (ms)': at(words, 0.5),
        'p95 of them (ms)': wordsP95,
        'worst of them (ms)': at(words, 1),
      }),
      'setInterval: rung': control.length,
      'worst of it (ms)': Math.round(at(control, 1)),
      'its longest gap (ms)': report.control.gapMs,
    },
    problems,
  };
}

/** How late a bell began, in milliseconds; null when nothing was heard of it. */
function errorOf(due, onsets) {
  const errors = onsets.map((onset) => onset - due).filter((error) => Math.abs(error) < matchMs);
  return errors.length === 0 ? null : errors.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
}

/** The value below which this share of sorted values lies. */
function at(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
