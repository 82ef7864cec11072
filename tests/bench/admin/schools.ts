import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@niyama/data';
import { createClient } from '@supabase/supabase-js';
import { type Backend, createBackend } from '../../../supabase/local/backend.ts';

/** A school with an administrator in it. */
export interface School {
  backend: Backend;
  /** Signed in as the administrator of the demo. */
  client: Client;
  /** How many requests the client has sent so far. */
  requests: () => number;
  /** Removes the school again. */
  close: () => Promise<void>;
}

/** Opens the demo in a new folder, filled to 100,000 assignments if it is to be large. */
export async function openSchool(size: 'demo' | 'large'): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), `niyama-bench-${size}-`));
  const backend = await createBackend({
    dataDir,
    seed: 'demo',
    siteUrl: 'http://localhost:8080',
    adminUrl: 'http://localhost:8081',
    rateLimits: 'raised',
  });
  const sql =
    size === 'large'
      ? await readFile(new URL('school.sql', import.meta.url), 'utf8')
      : 'vacuum analyze';
  await run(backend, sql);

  let sent = 0;
  const client: Client = createClient(backend.supabaseUrl, backend.anonKey, {
    db: { retry: false },
    global: {
      fetch: (input, init) => {
        sent += 1;
        return backend.fetch(new Request(input, init));
      },
    },
    auth: { autoRefreshToken: false, persistSession: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: 'admin@niyama.example',
    password: 'practice-daily',
  });
  if (error) throw error;
  return {
    backend,
    client,
    requests: () => sent,
    close: async () => {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One statement after the other, because a vacuum cannot be part of a transaction. */
async function run({ sql }: Backend, text: string) {
  const statements = text.replaceAll(/^ *--.*$/gm, '').split(/;\n/);
  for (const statement of statements.filter((each) => each.trim())) await sql(statement);
}
