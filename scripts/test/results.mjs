import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../say.mjs';

const messageLines = 12;

/**
 * What a part of the tests came to. Each failure is a name and the first lines of its message, to be
 * repeated at the end, where a log that was cut short still tells it.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Result
 */

/** The sum of several results. */
export const addUp = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
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
});

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that did not load has no tests; what it said stands in the file's own message.
  if (failed.length === 0 && status === 'failed') return [describeFailure(file, message)];
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    describeFailure([file, ...ancestorTitles, title].join(' › '), failureMessages.join('\n')),
  );
}

/** Playwright's shape; a test that passed only when repeated has not passed. */
export const readPlaywright = ({ stats, suites = [], errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: [
    ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
    ...errors.map(({ message }) => describeFailure('Playwright', message)),
  ],
});

function failuresOfSuite({ title, specs = [], suites = [] }, parents) {
  const names = [...parents, title];
  return [
    ...specs.flatMap((spec) => failuresOfSpec(spec, names)),
    ...suites.flatMap((suite) => failuresOfSuite(suite, names)),
  ];
}

/** A spec has one test for each project that runs it. */
const failuresOfSpec = ({ title, tests }, parents) =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) =>
      describeFailure(
        [projectName, ...parents, title].join(' › '),
        results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      ),
    );
