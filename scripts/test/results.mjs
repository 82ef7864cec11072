import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../cli.mjs';

const messageLines = 12;

/**
 * What a part of the tests came to.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures each a name and the first lines of its message, to be repeated at the
 *   end, where a log that was cut short still tells it
 * @property {{ name: string, seconds: number }[]} [times] how long its things took; what a file took beside
 *   its tests is listed separately
 */

/** The sum of several results. */
export const addUp = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
  times: results.flatMap(({ times = [] }) => times),
});

/** One failure as it is repeated at the end. */
export function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, messageLines);
  return [name, ...lines.map((line) => `    ${line.trim()}`)].join('\n');
}

/**
 * What a runner wrote about its tests. A runner that ended badly without a failed test has still
 * failed: a file that did not load, an error outside every test.
 * @param file the JSON that the runner wrote
 * @param code the runner's exit code
 * @param read makes a result of that JSON
 * @returns {Promise<Result>}
 */
export async function readResult(file, code, read) {
  const text = await readFile(file, 'utf8').catch(() => null);
  const result = text ? read(JSON.parse(text)) : addUp([]);
  if (result.failed > 0 || code === 0) return result;
  const { failures } = result;
  const unknown = `The runner ended with code ${code} and named no test: its output says why.`;
  return { ...result, failed: 1, failures: failures.length > 0 ? failures : [unknown] };
}

/** The shape that Vitest and Jest share. */
export const readTests = ({ numPassedTests, numFailedTests, testResults = [] }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(failuresOfFile),
  times: testResults.flatMap(timesOfFile),
});

function timesOfFile({ name, startTime, endTime, assertionResults }) {
  const file = relative(root, name);
  const times = assertionResults.map(({ ancestorTitles, title, duration }) => ({
    name: nameOf(file, ancestorTitles, title),
    // Null where a test did not run.
    seconds: (duration ?? 0) / 1000,
  }));
  return [
    ...times,
    { name: `${file}, beside its tests`, seconds: beside(startTime, endTime, times) },
  ];
}

const beside = (startTime, endTime, times) =>
  Math.max(0, (endTime - startTime) / 1000 - times.reduce((sum, { seconds }) => sum + seconds, 0));

/** Vitest wraps each file in a suite without a name. */
const nameOf = (...titles) =>
  titles
    .flat()
    .filter((title) => title !== '')
    .join(' › ');

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that did not load has no tests; what it said stands in the file's own message.
  if (failed.length === 0 && status === 'failed') return [describeFailure(file, message)];
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    describeFailure(nameOf(file, ancestorTitles, title), failureMessages.join('\n')),
  );
}

/** Playwright's shape; a test that passed only when repeated has not passed. */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  const tests = suites.flatMap((suite) => testsOfSuite(suite, []));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...tests.filter(hasFailed).map(failureOf),
      ...errors.map(({ message }) => describeFailure('Playwright', message)),
    ],
    times: tests.map(({ name, results }) => ({
      name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** A spec has one test for each project that runs it. */
function testsOfSuite({ title, specs = [], suites = [] }, parents) {
  const names = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, name: nameOf(test.projectName, names, spec.title) })),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, names)),
  ];
}

const hasFailed = ({ status }) => status === 'unexpected' || status === 'flaky';

const failureOf = ({ name, results }) =>
  describeFailure(
    name,
    results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
  );
