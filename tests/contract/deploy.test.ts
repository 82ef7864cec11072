import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productData } from '../../supabase/local/productData.ts';
import { startHostedDatabase } from '../security/nativePostgres.ts';
import { project, startPretendedApi } from './pretendedApi.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = join(root, 'node_modules/supabase/dist/supabase.js');
const config = { studentUrl: 'https://niyama.example', adminUrl: 'https://admin.niyama.example' };
const smtp = {
  SMTP_HOST: 'smtp.niyama.example',
  SMTP_USER: 'lotus',
  SMTP_PASSWORD: 'the password of the relay',
  SMTP_FROM: 'hello@niyama.example',
};

let home: string;
let database: Awaited<ReturnType<typeof startHostedDatabase>>;
let api: Awaited<ReturnType<typeof startPretendedApi>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'niyama-deploy-'));
  [database, api] = await Promise.all([startHostedDatabase(), startPretendedApi()]);
  const addresses = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api.url}\n`);
  const profile = `name: niyama-test\nproject_host: localhost\n${addresses.join('')}`;
  await writeFile(join(home, 'profile.yaml'), profile);
  await writeFile(join(home, 'config.json'), JSON.stringify(config));
});
afterAll(async () => {
  await Promise.all([database.stop(), api.close()]);
  await rm(home, { recursive: true });
});

/** Runs `npm run deploy` as the workflow does, against what stands in for the project. */
const deploy = (env: Record<string, string> = smtp) =>
  run([join(root, 'scripts/deploy.mjs'), '--config', join(home, 'config.json'), '--yes'], env);

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      SUPABASE_PROFILE: join(home, 'profile.yaml'),
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_PROJECT: project,
      DATABASE_URL: `postgresql://postgres:password@127.0.0.1:${database.port}/postgres`,
      // This Postgres has no certificate.
      PGSSLMODE: 'disable',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: out + err };
}

/** The mails of the auth service, as its settings call them. */
const mails = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'reauthentication',
  'password_changed_notification',
  'email_changed_notification',
];
const template = (mail: string) =>
  readFileSync(join(root, `supabase/templates/${mail.replace('_notification', '')}.html`), 'utf8');

/** The packages that the files of a function import by name. */
const bareImports = (files: string[]) =>
  new Set(
    files.flatMap((file) => [...file.matchAll(/\bfrom '([^.'][^:']*)'/g)].map(([, name]) => name)),
  );

/** What one upload holds: the import map that it names, and what that lacks. */
async function readUpload({ type, body }: { type: string; body: Buffer }) {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': type },
  }).formData();
  const { name, import_map_path: imports } = JSON.parse(form.get('metadata') as string) as {
    name: string;
    import_map_path: string;
  };
  const files = form.getAll('file').filter((file) => file instanceof File);
  const texts = await Promise.all(files.map((file) => file.text()));
  const map = files.find((file) => file.name === imports);
  const known = map ? (JSON.parse(await map.text()) as { imports: object }).imports : {};
  const unmapped = [...bareImports(texts)].filter((each) => !Object.hasOwn(known, each ?? ''));
  return { name, imports, unmapped };
}

describe('a deployment by the Supabase CLI', () => {
  let first: Awaited<ReturnType<typeof deploy>>;
  beforeAll(async () => {
    first = await deploy();
  });

  test('brings every migration and the data of the product', async () => {
    const { rows } = await database.owner.query(
      `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
              (select count(*)::int from public.asanas) as asanas`,
    );
    expect(rows).toEqual([
      {
        migrations: (await readdir(join(root, 'supabase/migrations'))).length,
        asanas: productData().filter(({ table_name }) => table_name === 'asanas').length,
      },
    ]);
  });

  test('uploads every function with an import map that has each package', async () => {
    const folders = await readdir(join(root, 'supabase/functions'), { withFileTypes: true });
    const functions = folders
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name);
    const uploads = api.sent.filter(({ path }) => path === '/functions/deploy');
    const deployed = await Promise.all(uploads.map(readUpload));
    expect(deployed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
      functions
        .toSorted()
        .map((name) => ({ name, imports: 'supabase/functions/deno.json', unmapped: [] })),
    );
  });

  test('pushes the addresses of the sites, the mail server, the mails and the limits', () => {
    const pushed = api.sent
      .filter(({ method }) => method === 'PATCH')
      .map(({ path, body }) => [path, JSON.parse(String(body)) as unknown]);
    expect(Object.fromEntries(pushed)).toEqual({
      '/postgrest': {
        db_schema: 'public',
        db_extra_search_path: 'public,extensions',
        max_rows: 1000,
      },
      '/config/auth': expect.objectContaining({
        site_url: config.studentUrl,
        uri_allow_list: `${config.studentUrl}/**,${config.adminUrl}/**`,
        smtp_host: smtp.SMTP_HOST,
        smtp_port: '587',
        smtp_user: smtp.SMTP_USER,
        smtp_pass: smtp.SMTP_PASSWORD,
        smtp_admin_email: smtp.SMTP_FROM,
        mailer_autoconfirm: false,
        mailer_notifications_password_changed_enabled: true,
        mailer_notifications_email_changed_enabled: true,
        ...Object.fromEntries(
          mails.map((mail) => [`mailer_templates_${mail}_content`, template(mail)]),
        ),
      }),
      '/config/storage': { fileSizeLimit: 50 * 1024 * 1024 },
    });
    expect(first.code).toBe(0);
  });

  test('finds a second time that the database is up to date, and ends badly when the settings are refused', async () => {
    api.refused.add('/config/auth');
    const { code, said } = await deploy();
    api.refused.clear();
    expect(said).toContain('is up to date');
    expect(said).toMatch(/unexpected status 400[^]*supabase config push ended badly/);
    expect(code).toBe(1);
  });

  test('is refused without a mail server, before anything is pushed', async () => {
    const { SMTP_HOST: _, ...others } = smtp;
    const before = api.sent.length;
    const { code, said } = await deploy(others);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('Set SMTP_HOST,') });
    expect(api.sent).toHaveLength(before);
  });
});

test('the doctor prints the command that sets a new push key', async () => {
  const { said } = await run([join(root, 'scripts/doctor.mjs'), '--new-push-key'], {});
  const [, line = '', key] = /npx supabase (.+ VAPID_PRIVATE_KEY=(\S+))/.exec(said) ?? [];
  const args = line.replace('"$SUPABASE_PROJECT"', project).split(' ');
  await run([cli, ...args, '--yes'], {});
  expect(JSON.parse(String(api.sent.at(-1)?.body))).toEqual([
    { name: 'VAPID_PRIVATE_KEY', value: key },
  ]);
});

test('the CLI takes the configuration without what only a deployment knows, as a rehearsal does', async () => {
  const { said } = await run([cli, 'functions', 'deploy', '--use-api', `--remote=${project}`], {});
  expect(said).toContain('Confirmation required: Deploy');
});
