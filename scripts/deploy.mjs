// Brings a Supabase project to this revision, by the Supabase CLI that is installed here:
// node scripts/deploy.mjs --config <config.json> [--yes]. docs/deploy.md says what to set.
import { parseArgs } from 'node:util';
import { main, UserError } from './cli.mjs';
import { readConfig } from './config.mjs';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { ended, start } from './processes.mjs';

/** What has to stand in the environment; without it the CLI would push the name in place of the value. */
const names = [
  'SUPABASE_PROJECT',
  'DATABASE_URL',
  'SMTP_HOST',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'SMTP_FROM',
];

function readOptions() {
  try {
    const options = { config: { type: 'string' }, yes: { type: 'boolean', default: false } };
    const { values } = parseArgs({ options });
    if (values.config) return values;
  } catch {
    // The sentence below says what is understood.
  }
  throw new UserError(
    'Usage: `npm run deploy -- --config <config.json>`; with `--yes` it asks no questions.',
  );
}

/** The database's address without its password, which others on this machine could read in a command. */
function splitPassword(address) {
  const url = URL.parse(address);
  if (!url) throw new UserError('DATABASE_URL is no address, such as postgresql://...');
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}

async function run(tool, args, env) {
  const code = await ended(start(tool, args, { env }));
  if (code !== 0)
    throw new UserError(`${tool} ${args.slice(0, 2).join(' ')} ended badly and said why above.`);
}

await main(async () => {
  const { config: file, yes } = readOptions();
  const { studentUrl, adminUrl } = await readConfig(file);
  if (!URL.canParse(studentUrl) || !URL.canParse(adminUrl))
    throw new UserError('config.json needs the addresses of both sites: studentUrl and adminUrl.');
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new UserError(`Set ${missing.join(', ')}, as docs/deploy.md has it, and try again.`);
  }
  await install();
  await useRightNode();
  const { address, password } = splitPassword(process.env.DATABASE_URL);
  const project = `--remote=${process.env.SUPABASE_PROJECT}`;
  const supabase = (...args) =>
    run('supabase', yes ? [...args, '--yes'] : args, {
      PGPASSWORD: password,
      // Without it the CLI would go on without encryption where TLS fails.
      PGSSLMODE: process.env.PGSSLMODE ?? 'require',
      SITE_URL: studentUrl,
      STUDENT_PAGES: `${studentUrl}/**`,
      ADMIN_PAGES: `${adminUrl}/**`,
    });
  await run('node', ['scripts/product-data.ts']);
  await supabase('db', 'push', '--include-seed', `--remote=${address}`);
  await supabase('functions', 'deploy', '--use-api', project);
  await supabase('config', 'push', project);
});
