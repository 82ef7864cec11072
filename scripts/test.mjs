// Runs every test, or the parts or files that are named, or what a change touches:
// node scripts/test.mjs [--full] [--changed[=<revision>]] [part … | file …].
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { onStop, stopEverything } from './processes.mjs';
import { main, UserError } from './cli.mjs';
import { readArguments } from './test/arguments.mjs';
import { e2e } from './test/e2e.mjs';
import { projectFiles } from './test/projectFiles.mjs';
import { lineOf, sayPlan, slowest } from './test/report.mjs';
import { addUp, describeFailure } from './test/results.mjs';
import { stories } from './test/stories.mjs';
import { format, lint, types } from './test/tools.mjs';
import { passedOn, remember, stateOf } from './test/unchanged.mjs';
import { nodeTests } from './test/vitest.mjs';
import { changesSince } from './test/workingTree.mjs';

/**
 * The parts, the quickest to fail first. Each gets `{ full, folder, files }`, where `folder` is empty
 * and its own and `files`, when given, are those to be run, and answers a result (see `test/results.mjs`).
 */
const parts = {
  format,
  lint,
  types,
  unit: (options) => nodeTests('unit', options),
  backend: (options) => nodeTests('backend', options),
  embedded: (options) => nodeTests('embedded', options),
  stories,
  e2e,
};

await main(async () => {
  const {
    full,
    base,
    asked,
    files: paths,
  } = readArguments(process.argv.slice(2), Object.keys(parts));
  await install();
  await useRightNode();
  if (full) process.env.NIYAMA_FULL = '1';
  onStop(async () => {
    await stopEverything();
    process.exit(130);
  });

  const plan = base === null ? null : await planChange(base, asked);
  const named = paths.length === 0 ? null : await sortFiles(paths);
  const wanted = named ? Object.keys(named) : asked;
  // A part that is named is always run; a release is proven by all of them.
  const mayLeaveOut = wanted.length === 0 && !full && !process.env.CI;
  const ran = [];
  const leftOut = [];
  const touched = plan?.files ?? named ?? {};
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const state = await stateOf(name);
    const day = mayLeaveOut ? await passedOn(name, state) : null;
    if (day !== null) {
      leftOut.push(`${name}: not run, unchanged since it passed on ${day}`);
      continue;
    }
    const files = touched[name];
    if (files?.length === 0) continue;
    const began = performance.now();
    console.log(`\n── ${name} ──`);
    const result = await run(name, { full, files });
    // What was edited meanwhile has not passed, nor a part of which some files were run.
    const hasPassed = result.failed === 0 && (await stateOf(name)) === state;
    if (state !== null && !files) await remember(name, hasPassed ? state : null);
    ran.push({ ...result, name, seconds: (performance.now() - began) / 1000 });
    console.log(lineOf(ran.at(-1)));
  }
  // To prove nothing would look like success.
  if (ran.length === 0) throw new UserError('None of these parts is touched: nothing was run.');
  const sum = addUp(ran);
  if (sum.failed > 0) console.log(`\n── failed ──\n${sum.failures.join('\n\n')}`);
  console.log(`\n── slowest ──\n${slowest(ran).join('\n')}`);
  console.log(`\n── all ──\n${ran.map(lineOf).join('\n')}\n`);
  const notes = [...leftOut];
  if (plan) notes.push(`Only what differs from ${base} has been proven:`, ...sayPlan(plan));
  if (named) notes.push('Only the files that were named have been run.');
  if (notes.length > 0) console.log(`${notes.join('\n')}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

/**
 * What is touched by what differs from a revision, of the parts that were asked for or of all. It is
 * said before it is run.
 * @throws {UserError} when nothing does: to prove nothing would look like success
 */
async function planChange(base, asked) {
  const change = await changesSince(base);
  if (change.changed.length === 0) {
    throw new UserError(
      `Nothing differs from ${base}: name another revision, such as --changed=origin/main.`,
    );
  }
  // It reads code with a package, which is there only now.
  const { planOf } = await import('./test/changed.mjs');
  const plan = await planOf(change, projectFiles());
  // Of parts that nobody asked for there is nothing to say.
  const isAsked = ([part]) => asked.length === 0 || asked.includes(part);
  plan.files = Object.fromEntries(Object.entries(plan.files).filter(isAsked));
  console.log(`Files that differ from ${base}: ${change.changed.length}.`);
  console.log([...plan.why, ...sayPlan(plan)].join('\n'));
  return plan;
}

/** The files that were named, by part. */
async function sortFiles(paths) {
  // Read late as in `planChange`.
  const { filesByPart } = await import('./test/changed.mjs');
  return filesByPart(paths, projectFiles());
}

/** One part's result; a part that broke down or ran nothing has failed. */
async function run(name, options) {
  const folder = await mkdtemp(join(tmpdir(), `niyama-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    const result = await parts[name]({ ...options, folder });
    if (result.passed + result.failed > 0) return result;
    return broken(name, 'It ran no test.');
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return broken(name, String(error));
  } finally {
    remove();
    process.removeListener('exit', remove);
  }
}

const broken = (name, message) => ({
  passed: 0,
  failed: 1,
  failures: [describeFailure(`The part ${name} broke down`, message)],
});
