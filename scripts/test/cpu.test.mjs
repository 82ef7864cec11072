import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createLedger, readProcess, readProcesses, watchCpu } from './cpu.mjs';

const root = { pid: 10, parent: 2, session: 2, start: 1, own: 5, reaped: 0 };
const shell = { pid: 2, parent: 1, session: 2, start: 0, own: 900, reaped: 900 };
const tool = { pid: 20, parent: 10, session: 20, start: 2, own: 30, reaped: 0 };
const browser = { pid: 21, parent: 20, session: 20, start: 3, own: 100, reaped: 0 };
const page = { pid: 22, parent: 21, session: 20, start: 4, own: 400, reaped: 0 };

/** The total after each look. */
function totals(...looks) {
  const ledger = createLedger(root.pid);
  return looks.map((processes) => {
    ledger.look([shell, ...processes]);
    return ledger.total;
  });
}

test('everything that was started counts, and who started it does not', () => {
  expect(totals([root, tool, browser, page])).toEqual([535]);
});

test('a child that was seen to end is counted once', () => {
  expect(totals([root, tool, browser], [root, { ...tool, reaped: 110 }])).toEqual([135, 145]);
});

test('a child that ended between two looks is counted by its parent', () => {
  expect(totals([root, tool], [root, { ...tool, reaped: 70 }])).toEqual([35, 105]);
});

test('a page that outlived its browser keeps what it computed', () => {
  const orphan = { ...page, parent: 1, own: 450 };
  const closed = { ...tool, reaped: 100 };
  expect(totals([root, tool, browser, page], [root, closed, orphan], [root, closed])).toEqual([
    535, 585, 585,
  ]);
});

test('what was killed all at once keeps what it had computed', () => {
  const left = { ...root, reaped: 32 };
  expect(totals([root, tool, browser, page], [left])).toEqual([535, 535]);
});

test('an orphan of one of our sessions is found though its parents were never seen', () => {
  const stray = { pid: 40, parent: 1, session: 20, start: 9, own: 7, reaped: 0 };
  expect(totals([root, tool], [root, tool, stray])).toEqual([35, 42]);
});

test('a reused process id is another process', () => {
  const stranger = { ...tool, parent: 1, session: 99, start: 50, own: 1000 };
  expect(totals([root, tool], [{ ...root, reaped: 30 }, stranger])).toEqual([35, 35]);
});

test('a name with spaces and parentheses does not shift the fields', () => {
  const line =
    '77 (a) b (c) S 5 77 70 0 -1 4194304 1 2 3 4 11 12 13 14 20 0 1 0 4242 99 88 18446744073709551615';
  expect(readProcess(line)).toEqual({
    pid: 77,
    parent: 5,
    session: 70,
    start: 4242,
    own: 23,
    reaped: 27,
  });
});

const burn = `
  while (process.cpuUsage().user < 200_000);
  console.log('burned');
  setInterval(() => {}, 1000);
`;
const wait = `
  const { spawn } = require('node:child_process');
  const [burn] = process.argv.slice(1);
  const child = spawn(process.execPath, ['-e', burn], { detached: true, stdio: 'inherit' });
  console.log(child.pid);
`;

const onLinux = process.platform === 'linux';

test('only a Linux is asked', () => {
  const watch = watchCpu();
  expect(typeof watch.seconds()).toBe(onLinux ? 'number' : 'object');
  watch.end();
});

test.runIf(onLinux)('a real child that outlives its parent keeps what it computed', async () => {
  const parent = spawn(process.execPath, ['-e', wait, burn], { detached: true });
  const ledger = createLedger(parent.pid);
  const look = () => ledger.look(readProcesses());
  let said = '';
  try {
    while (!said.includes('burned')) said += (await once(parent.stdout, 'data'))[0];
    look();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    look();
    // A fifth of a second, far more than its parent took.
    expect(ledger.total).toBeGreaterThanOrEqual(20);
  } finally {
    process.kill(Number.parseInt(said, 10), 'SIGKILL');
  }
  await once(parent, 'close');
  look();
  expect(ledger.total).toBeGreaterThanOrEqual(20);
});
