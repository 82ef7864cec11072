import { readFileSync } from 'node:fs';
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
  // A new project, which is set otherwise than ours.
  '/config': {
    data: {
      attributes: {
        api: { max_rows: 100 },
        auth: { site_url: 'http://localhost:3000' },
        storage: { file_size_limit: 1_048_576 },
      },
    },
  },
  '/functions': [],
};

/** What the CLI wants back when it has set the service of the tables. */
const tableService = {
  db_schema: 'public',
  db_extra_search_path: 'public',
  max_rows: 100,
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_lifetime: null,
  db_pool_max_idletime: null,
};

/** As small a part of Supabase's management API as the CLI asks for a deployment. */
export async function startPretendedApi() {
  const sent: Sent[] = [];
  /** Paths whose changes are refused. */
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = pathname.replace(/^\/v\d\/projects\/[a-z]+/, '');
      const body = await buffer(request);
      const { method = '', headers } = request;
      if (method !== 'GET') sent.push({ method, path, type: headers['content-type'] ?? '', body });
      response.setHeader('Content-Type', 'application/json');
      response.statusCode = refused.has(path) ? 400 : method === 'POST' ? 201 : 200;
      response.end(JSON.stringify(answerTo(method, path, searchParams.get('slug'), body)));
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, sent, refused, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The names of all that the CLI wants back when it has set the auth service. */
const authSettings = readFileSync(new URL('authSettings.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/);
/** Those of them that are never null. */
const setAtFirst = {
  mailer_otp_exp: 3600,
  mfa_phone_otp_length: 6,
  sms_otp_length: 6,
  passkey_enabled: false,
  oauth_server_enabled: false,
  oauth_server_allow_dynamic_registration: false,
  custom_oauth_enabled: false,
  custom_oauth_max_providers: 0,
};

function answerTo(method: string, path: string, slug: string | null, body: Buffer): unknown {
  if (path === '/functions/deploy') {
    const times = { created_at: 1, updated_at: 1 };
    return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, ...times };
  }
  if (path === '/config/auth') {
    const unset = Object.fromEntries(authSettings.map((name) => [name, null]));
    return { ...unset, ...setAtFirst, ...(JSON.parse(String(body)) as object) };
  }
  if (path === '/postgrest') return { ...tableService, ...(JSON.parse(String(body)) as object) };
  return method === 'PUT' ? { functions: [] } : (answers[path] ?? {});
}
