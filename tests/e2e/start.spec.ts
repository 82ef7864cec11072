import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ports = {
  STUDENT_PORT: '18180',
  ADMIN_PORT: '18181',
  API_PORT: '18421',
  MAIL_PORT: '18424',
};

/** Starts the product as a person would, and listens to what it says. */
function start(data: string) {
  const child = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, ...ports, NIYAMA_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  return { child, said: () => said };
}

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const [code] = await ended;
  return code;
}

test.describe('the start command', () => {
  let data = '';
  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'niyama-start-'));
  });
  test.afterAll(() => rm(data, { recursive: true, force: true }));

  test('builds nothing twice, stops on Ctrl-C and keeps its data', async ({ request }) => {
    test.setTimeout(8 * 60_000);
    const slowly = { timeout: 3 * 60_000 };
    const first = start(data);
    await expect.poll(first.said, slowly).toContain('Niyama is running.');
    expect(first.said()).toContain('student@niyama.example');
    expect(await stop(first.child)).toBe(0);

    const second = start(data);
    await expect.poll(second.said, slowly).toContain('Niyama is running.');
    expect(second.said()).not.toContain('Building');
    const config = await request.get(`http://localhost:${ports.STUDENT_PORT}/config.json`);
    const { supabaseUrl, supabaseKey, ...rest } = (await config.json()) as Record<string, string>;
    expect(rest).toMatchObject({ inventedSchool: true });
    const login = await request.post(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
      headers: { apikey: supabaseKey ?? '' },
      data: { email: 'student@niyama.example', password: 'practice-daily' },
    });
    expect(login.ok()).toBe(true);
    const { access_token } = (await login.json()) as { access_token: string };
    const board = await request.post(`${supabaseUrl}/rest/v1/rpc/leaderboard`, {
      headers: { apikey: supabaseKey ?? '', authorization: `Bearer ${access_token}` },
      data: { time_zone: 'UTC' },
    });
    // The invented school has practiced too.
    const { rows } = (await board.json()) as { rows: { is_self: boolean }[] };
    expect(rows.some(({ is_self }) => !is_self)).toBe(true);
    expect(await stop(second.child)).toBe(0);
  });

  test('names a port that is taken, in one sentence', async () => {
    const other = createServer().listen(Number(ports.ADMIN_PORT), '127.0.0.1');
    await once(other, 'listening');
    const { child, said } = start(data);
    const [code] = await once(child, 'exit');
    other.close();
    expect(code).toBe(1);
    expect(said().trim().split('\n')).toHaveLength(1);
    expect(said()).toContain(ports.ADMIN_PORT);
    expect(said()).toContain('ADMIN_PORT');
  });
});
