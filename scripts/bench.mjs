// Measures what a test must not time: npm run bench lists the benches, npm run bench -- timer runs one.
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { onStop, stopEverything } from './processes.mjs';
import { main, UserError } from './cli.mjs';

/** One folder of tests/bench each, with a module of the same name that exports `run`. */
const benches = {
  admin:
    'how the admin app fares with 100,000 assignments, in a few minutes; "-- admin users" measures a part',
  compose:
    'how long putting a class together takes, and for how many wishes there is one, in a minute',
  demo: 'what the invented school of the demo adds to the first start, in about a minute',
  figure:
    'what each frame of a moving figure costs on slow processors, in four minutes; "-- figure x4" measures one',
  growth:
    'how many pages each call touches as a school grows from 1,000 to 10,000 students; "-- growth large" goes on to 100,000',
  start:
    'how the pages begin on a slow phone with nothing cached, in about 8 minutes; "-- start home" measures a part, --http2 with HTTP/2 in front, --against <checkout> in turn with another checkout',
  timer:
    'how exactly the bells of a meditation and the tones of a practice ring, in about 24 minutes; "-- timer idle" measures a part',
};

/** What was asked for, or one sentence about how to ask. */
function readOptions() {
  const options = { http2: { type: 'boolean' }, against: { type: 'string' } };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new UserError(
      'Usage: `npm run bench`, `npm run bench -- <bench> [<part of a name>]` or `npm run bench -- start [<part of a name>] [--http2] [--against <checkout>]`.',
    );
  }
}

await main(async () => {
  const { positionals, values } = readOptions();
  const [name, only = ''] = positionals;
  if (!name) {
    for (const [each, about] of Object.entries(benches)) console.log(`${each}: ${about}`);
    return;
  }
  if (!(name in benches)) {
    throw new UserError(`There is no bench "${name}": ${Object.keys(benches).join(', ')}.`);
  }
  await install();
  await useRightNode();
  onStop(async () => {
    await stopEverything();
    process.exit(130);
  });
  const { run } = await import(`../tests/bench/${name}/${name}.mjs`);
  process.exit((await run(only, values)) ? 0 : 1);
});
