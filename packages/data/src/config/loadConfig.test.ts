import { afterEach, expect, it, vi } from 'vitest';
import { failureOf } from '../testing/failureOf.ts';
import { loadConfig } from './loadConfig.ts';

afterEach(() => vi.unstubAllGlobals());

const config = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'public',
  studentUrl: 'http://localhost:8080',
  adminUrl: 'http://localhost:8081',
};
const answer = (give: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve().then(give));

it('reads where the parts of this installation are', async () => {
  answer(() => Response.json(config));
  expect(await loadConfig()).toEqual(config);
});

it.each(['this computer', { name: 'A school', contact: 'hello@niyama.example' }])(
  'reads who runs it: %j',
  async (operator) => {
    answer(() => Response.json({ ...config, operator }));
    expect((await loadConfig()).operator).toEqual(operator);
  },
);

it('reads that the school is invented', async () => {
  answer(() => Response.json({ ...config, inventedSchool: true }));
  expect((await loadConfig()).inventedSchool).toBe(true);
});

it.each<[string, string, () => Response]>([
  [
    'the network is gone',
    'offline',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['the file is missing', 'server', () => new Response('', { status: 404 })],
  ['a page stands in its place', 'server', () => new Response('<!doctype html>')],
  ['it lacks an address', 'server', () => Response.json({ ...config, supabaseUrl: '' })],
  [
    'it names nobody who runs it',
    'server',
    () => Response.json({ ...config, operator: { name: '', contact: '' } }),
  ],
  ['it lacks the key', 'server', () => Response.json({ ...config, supabaseKey: '' })],
])('fails when %s', async (_when, kind, give) => {
  answer(give);
  expect((await failureOf(loadConfig()))?.kind).toBe(kind);
});
