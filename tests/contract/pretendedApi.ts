import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the Supabase CLI sent to change the project. */
export interface Sent {
  method: string;
  /** Below the project, without the query. */
  path: string;
  type: string;
  body: Buffer;
}

export const project = 'abcdefghijklmnopqrst';

const answers: Record<string, unknown> = {
  '': {
    id: project,
    ref: project,
    organization_id: 'lotus',
    organization_slug: 'lotus',
    name: 'Niyama',
    region: 'eu-central-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: '', version: '17.4.1', postgres_engine: '17', release_channel: 'ga' },
  },
  '/billing/addons': { selected_addons: [], available_addons: [] },
  // A new project, whose auth service is set otherwise than ours.
  '/config': { data: { attributes: { auth: { site_url: 'http://localhost:3000' } } } },
  '/functions': [],
};

/** As small a part of Supabase's management API as the CLI asks for a deployment. */
export async function startPretendedApi() {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = pathname.replace(/^\/v\d\/projects\/[a-z]+/, '');
      const body = await buffer(request);
      const { method = '', headers } = request;
      if (method !== 'GET') sent.push({ method, path, type: headers['content-type'] ?? '', body });
      response.setHeader('Content-Type', 'application/json');
      response.statusCode = statusOf(method, path);
      response.end(JSON.stringify(answerTo(method, path, searchParams.get('slug'))));
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, sent, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Settings are refused: the CLI wants two hundred of them back, which nothing here has. */
function statusOf(method: string, path: string): number {
  if (path === '/config/auth') return 400;
  return method === 'POST' ? 201 : 200;
}

function answerTo(method: string, path: string, slug: string | null): unknown {
  if (path === '/functions/deploy') {
    const times = { created_at: 1, updated_at: 1 };
    return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, ...times };
  }
  return method === 'PUT' ? { functions: [] } : (answers[path] ?? {});
}
