import { difficulties, limits, regions } from '../../../packages/domain/src/asana/asanaChoices.ts';
import { adviseClass } from '../../../packages/domain/src/class/adviseClass.ts';
import { expandClass } from '../../../packages/domain/src/class/expandClass.ts';
import { bodyFrom, poseItem } from '../../../packages/domain/src/class/testing/bodies.ts';
import { compose } from '../../../packages/domain/src/compose/compose.ts';
import { posesById } from '../../../packages/domain/src/compose/edit.ts';
import { randomFrom } from '../../../packages/domain/src/compose/random.ts';
import { energies } from '../../../packages/domain/src/compose/wish.ts';
import { library } from '../../../packages/domain/src/compose/testing/library.ts';

const lengths = [5, 10, 15, 20, 30, 45, 60, 75, 90];

/** Wishes of each length and each number of limits. */
const wishes = 150;

/** How often each class is made: what else the process does only ever adds, so the least counts. */
const rounds = 3;

/** What a class may take, 95 of 100 times: a phone is about four times slower than a desk. */
const most = 2.5;

const poses = posesById(library);
const items = library.map(({ id }) => poseItem(id));
const longest = bodyFrom([{ kind: 'rounds', times: 20, swap: true, items: items.slice(0, 15) }]);
const fifty = expandClass(bodyFrom(items.slice(0, 50)), poses);

/** What an editor of classes needs at every key, and what it may take, 95 of 100 times. */
const edits = {
  'Unrolling 300 steps': { most: 0.5, work: () => expandClass(longest, poses) },
  'The hints for 50 steps': { most: 1, work: () => adviseClass(fifty) },
};

/**
 * How long the composer takes for random wishes, and how many of them it meets: without limits, with
 * up to two and with up to four. Then how long `edits` take.
 * @returns whether the targets were met: in time, and up to an hour without limits always a class
 */
export async function run() {
  const random = randomFrom(1);
  const pick = (values) => values[Math.floor(random() * values.length)];
  const all = [];
  let isMet = true;
  for (const mostLimits of [0, 2, 4]) {
    const rows = {};
    for (const minutes of lengths) {
      const times = [];
      let found = 0;
      for (let seed = 0; seed < wishes; seed += 1) {
        const count = Math.floor(random() * (mostLimits + 1));
        const wish = {
          minutes,
          level: pick(difficulties),
          energy: pick(energies),
          focus: random() < 0.5 ? [] : [pick(regions)],
          limits: Array.from({ length: count }, () => pick(limits)),
          disliked: [],
          locked: [],
          leadIn: { ready: 3, spokenSeconds: 0 },
          seed,
        };
        times.push(
          Math.min(...Array.from({ length: rounds }, () => timeOf(() => compose(library, wish)))),
        );
        if (compose(library, wish).status === 'ready') found += 1;
      }
      all.push(...times);
      rows[minutes] = {
        'classes of 100': round((found / wishes) * 100),
        'p50 (ms)': round(percentile(times, 0.5)),
        'p95 (ms)': round(percentile(times, 0.95)),
      };
      if (mostLimits === 0 && minutes <= 60 && found < wishes) isMet = false;
    }
    console.log(mostLimits === 0 ? 'no limits' : `up to ${mostLimits} limits`);
    console.table(rows);
  }
  const p95 = percentile(all, 0.95);
  console.log(`All of them: p95 ${round(p95)} ms, at most ${most} ms.`);
  for (const [what, { most, work }] of Object.entries(edits)) {
    const p95 = percentile(
      Array.from({ length: wishes }, () => timeOf(work)),
      0.95,
    );
    console.log(`${what}: p95 ${round(p95)} ms, at most ${most} ms.`);
    if (p95 > most) isMet = false;
  }
  return isMet && p95 <= most;
}

/** Of the processor, in milliseconds: what else the machine does takes none of it. */
function timeOf(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

const round = (number) => Math.round(number * 100) / 100;
