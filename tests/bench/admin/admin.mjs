import { filterByName } from '../../../scripts/filterByName.mjs';
import { judge } from './judge.ts';
import { openSchool } from './schools.ts';
import { viewsOf } from './views.ts';

/** Rounds in a block, and blocks: the other school is asked in between, view by view. */
const rounds = 20;
const blocks = 7;

/**
 * What the admin app asks for, in the demo and in a large school, in turn.
 * @param only part of the names of the views to measure
 * @returns whether every target was met
 */
export async function run(only) {
  console.log('filling the schools…');
  const demo = await openSchool('demo');
  let large;
  try {
    const ofDemo = filterByName(await askable(demo), only);
    large = await openSchool('large');
    const pairs = pair(ofDemo, filterByName(await askable(large), only));
    for (const { demo: ask, large: other } of pairs) {
      await ask();
      await other();
    }
    for (let block = 0; block < blocks; block += 1) {
      console.log(`block ${block + 1} of ${blocks}…`);
      for (const each of pairs) each.times.push({ demo: [], large: [] });
      for (let round = 0; round < rounds; round += 1) {
        for (const each of pairs) {
          const times = each.times[block];
          times.demo.push(await timed(each, each.demo));
          times.large.push(await timed(each, each.large));
        }
      }
    }
    return tell(pairs.map(judged));
  } finally {
    await demo.close();
    await large?.close();
  }
}

const judged = ({ name, times, requests, atMostMs }) =>
  judge({
    name,
    requests,
    atMostMs,
    demo: times.map(({ demo }) => demo),
    large: times.map(({ large }) => large),
  });

/** The views of a school, each as a question that answers how many requests it took. */
async function askable({ backend, client, requests }) {
  const [rows] = await backend.sql(
    `select
       (select id from auth.users where email = 'admin@niyama.example') as "adminId",
       (select id from public.communities order by member_count desc, id limit 1) as "communityId",
       (select id from public.asanas where key = 'tree') as "poseId",
       (select id from public.assigned_asanas where origin = 'instructor' and completed limit 1)
         as "assignmentId"`,
    [],
  );
  const views = await viewsOf(client, rows);
  return views.map((view) => ({
    ...view,
    ask: async () => {
      const before = requests();
      await view.ask(client);
      return requests() - before;
    },
  }));
}

const pair = (demo, large) =>
  demo.map(({ name, ask, atMostMs }, index) => ({
    name,
    atMostMs,
    demo: ask,
    large: large[index].ask,
    requests: 0,
    times: [],
  }));

async function timed(view, ask) {
  const start = performance.now();
  const requests = await ask();
  const time = performance.now() - start;
  view.requests = Math.max(view.requests, requests);
  return time;
}

function tell(verdicts) {
  console.table(Object.fromEntries(verdicts.map(({ name, row }) => [name, row])));
  for (const { name, problems } of verdicts) {
    for (const problem of problems) console.log(`${name}: ${problem}`);
  }
  return verdicts.every(({ problems }) => problems.length === 0);
}
