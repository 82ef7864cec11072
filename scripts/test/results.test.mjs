import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../cli.mjs';
import { addUp, describeFailure, readPlaywright, readResult, readTests } from './results.mjs';

let folder;
let file;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-results-'));
  file = join(folder, 'result.json');
});
afterEach(() => rm(folder, { recursive: true }));

const fileResult = (more) => ({
  name: join(root, 'packages/domain/src/levels.test.ts'),
  status: 'failed',
  message: '',
  startTime: 1000,
  endTime: 4000,
  assertionResults: [],
  ...more,
});

test('the tests of a runner are counted, and the failed ones named', async () => {
  const passed = {
    status: 'passed',
    // As Vitest tells a test that is in no suite.
    ancestorTitles: [''],
    title: 'begins at 1',
    duration: 500,
    failureMessages: [],
  };
  const failed = {
    status: 'failed',
    ancestorTitles: ['the level'],
    title: 'never overflows',
    duration: 2000,
    failureMessages: ['\u001B[31mexpected 2\u001B[39m\n\n  to be 1\n'],
  };
  const testResults = [fileResult({ assertionResults: [passed, failed] })];
  await writeFile(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }));
  expect(await readResult(file, 1, readTests)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      [
        'packages/domain/src/levels.test.ts › the level › never overflows',
        '    expected 2',
        '    to be 1',
      ].join('\n'),
    ],
    times: [
      { name: 'packages/domain/src/levels.test.ts › begins at 1', seconds: 0.5 },
      { name: 'packages/domain/src/levels.test.ts › the level › never overflows', seconds: 2 },
      { name: 'packages/domain/src/levels.test.ts, beside its tests', seconds: 0.5 },
    ],
  });
});

test('a file that did not load has failed, with what it said', async () => {
  const testResults = [fileResult({ message: 'Cannot find module' })];
  await writeFile(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults }));
  expect(await readResult(file, 1, readTests)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['packages/domain/src/levels.test.ts\n    Cannot find module'],
    times: [{ name: 'packages/domain/src/levels.test.ts, beside its tests', seconds: 3 }],
  });
});

test('a runner that broke down has failed, though no test of it did', async () => {
  await writeFile(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 0 }));
  expect(await readResult(file, 7, readTests)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: [expect.stringContaining('code 7')],
  });
});

test('a runner that wrote nothing has run nothing', async () => {
  expect(await readResult(file, 0, readTests)).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
    times: [],
  });
});

test('a test that passed only when repeated has failed, and is named with the rest', async () => {
  const one = (title, status) => ({
    title,
    tests: [
      {
        projectName: 'desktop',
        status,
        results: [{ duration: 1500, errors: [{ message: 'Not found' }] }],
      },
    ],
  });
  const inner = {
    title: 'on a phone',
    specs: [one('opens', 'unexpected'), one('closes', 'flaky')],
  };
  const suites = [{ title: 'home.spec.ts', specs: [one('greets', 'expected')], suites: [inner] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1 };
  await writeFile(file, JSON.stringify({ stats, suites, errors: [{ message: 'No server' }] }));
  expect(await readResult(file, 1, readPlaywright)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'desktop › home.spec.ts › on a phone › opens\n    Not found',
      'desktop › home.spec.ts › on a phone › closes\n    Not found',
      'Playwright\n    No server',
    ],
    times: [
      { name: 'desktop › home.spec.ts › greets', seconds: 1.5 },
      { name: 'desktop › home.spec.ts › on a phone › opens', seconds: 1.5 },
      { name: 'desktop › home.spec.ts › on a phone › closes', seconds: 1.5 },
    ],
  });
});

test('a long message is cut after its beginning', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
  expect(describeFailure('A test', message).split('\n')).toHaveLength(13);
});

test('results are added up with all their failures and times', () => {
  const times = [{ name: 'a', seconds: 1 }];
  expect(
    addUp([
      { passed: 2, failed: 1, failures: ['a'], times },
      { passed: 3, failed: 2, failures: ['b', 'c'] },
    ]),
  ).toEqual({ passed: 5, failed: 3, failures: ['a', 'b', 'c'], times });
});
