/**
 * A part that has run: its result, and how long it took.
 * @typedef {import('./results.mjs').Result & { name: string, seconds: number }} Ran
 */

const number = new Intl.NumberFormat('en');

/** A part in one line. */
export const lineOf = ({ name, passed, failed, seconds }) =>
  `${name}: ${passed} passed, ${failed} failed (${number.format(Math.round(seconds))} s)`;

/**
 * The tests that took longest: the place to start making the run quicker.
 * @param {readonly Ran[]} parts
 */
export function slowest(parts, count = 10) {
  return parts
    .flatMap(({ name: part, times = [] }) => times.map((time) => ({ part, ...time })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ part, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${part}: ${name}`);
}

/** How much of each part a plan runs; what is not said runs whole. */
export function sayPlan({ files, of }) {
  return Object.keys(files).map((part) => {
    const count = files[part].length;
    if (count === of[part]) return `${part}: all ${count} files`;
    return `${part}: ${count || 'none'} of ${of[part]} files`;
  });
}
