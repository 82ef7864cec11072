/**
 * A part that has run: its result, and what it took in seconds, `cpu` being `null` where the system
 * does not tell.
 * @typedef {import('./results.mjs').Result & { name: string, wall: number, cpu: number | null }} Ran
 */

const number = new Intl.NumberFormat('en');
const said = (seconds) => `${number.format(Math.round(seconds))} s`;

/** How much more than its budget a part may take before it is said: machines differ, and runs do. */
const slack = 1.2;

/** What a part or a run took: processor time if it is known, and time on the clock. */
export const took = ({ wall, cpu }) =>
  cpu === null ? said(wall) : `${said(cpu)} of CPU in ${said(wall)}`;

/** A part in one line. */
export const lineOf = (part) =>
  `${part.name}: ${part.passed} passed, ${part.failed} failed (${took(part)})`;

/** What a run of these parts took. */
export const totalOf = (parts) => ({
  wall: parts.reduce((sum, { wall }) => sum + wall, 0),
  cpu: parts.some(({ cpu }) => cpu === null) ? null : parts.reduce((sum, { cpu }) => sum + cpu, 0),
});

/**
 * The things that took longest, by the clock: the place to start making the run quicker.
 * @param {readonly Ran[]} parts
 */
export function slowest(parts, count = 10) {
  return parts
    .flatMap(({ name: part, times = [] }) => times.map((time) => ({ part, ...time })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ part, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${part}: ${name}`);
}

/**
 * The parts that grew far beyond their budget, each in one line. A run reports them but does not fail.
 * @param {readonly Ran[]} parts
 * @param {Record<string, number>} budget seconds of CPU by part
 */
export const overBudget = (parts, budget) =>
  parts
    .filter(({ name, cpu }) => cpu !== null && cpu > (budget[name] ?? Infinity) * slack)
    .map(({ name, cpu }) => {
      const more = Math.round((cpu / budget[name] - 1) * 100);
      return `${name} took ${said(cpu)} of CPU, ${more} % beyond its budget of ${said(budget[name])}.`;
    });

/** How much of each part a plan runs; a part it does not name runs whole. */
export function sayPlan({ files, of }) {
  return Object.keys(files).map((part) => {
    const count = files[part].length;
    if (count === of[part]) return `${part}: all ${count} files`;
    return `${part}: ${count || 'none'} of ${of[part]} files`;
  });
}
