import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, start, stop } from '../../scripts/processes.mjs';
import { UserError } from '../../scripts/cli.mjs';
import { findBrowser } from '../../scripts/test/browser.mjs';

const startMs = 60_000;

/** What Playwright would add too: its flags switch off just the throttling that is measured here. */
const args = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A Chromium as people have it, steered by its own protocol alone. */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'niyama-bench-'));
  const child = start(await findBrowser(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const socket = await connect(profile);
  let asked = 0;
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const send = async (method, params = {}, sessionId) => {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result = {}, error } = await promise;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    /** Opens a tab in front of the others. */
    open: async (url) => {
      const { targetId } = await send('Target.createTarget', { url });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const ask = (method, params) => send(method, params, sessionId);
      return {
        send: ask,
        /** The value of an expression in the page. */
        read: async (expression) => {
          const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true });
          return result.value;
        },
      };
    },
    close: async () => {
      socket.close();
      stop(child, 'SIGKILL');
      await ended(child).catch(() => 1);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The browser writes where it listens into its profile. */
async function connect(profile) {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    const [port, path] = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').then(
      (text) => text.trim().split('\n'),
      () => [],
    );
    if (port && path) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      return socket;
    }
    await wait(50);
  }
  throw new UserError('The browser did not start.');
}
