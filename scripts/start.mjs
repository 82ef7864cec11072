// Starts everything: node scripts/start.mjs [--dev] [--empty]. README.md names the variables it reads.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveBuilt, serveSources } from './app-servers.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { readOptions } from './options.mjs';
import { readPorts, requireFree } from './ports.mjs';
import { addressOf, readMailRelay, readOperator, readReach } from './reach.mjs';
import { onStop } from './processes.mjs';
import { main, UserError, root } from './cli.mjs';

const dataFolder = process.env.NIYAMA_DATA ?? '.niyama';

/** What is open, in the order of opening; stopping goes the other way. */
const open = [];

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const ports = readPorts();
  const reach = readReach();
  if (options.dev && reach.isOpen) {
    throw new UserError('With --dev Niyama is for this machine alone: leave NIYAMA_HOSTS out.');
  }
  // Before there is data: the first administrator's password is shown by the start that makes it, or never.
  const operator = readOperator();
  const mailRelay = readMailRelay();
  await requireFree(ports);
  await install();
  await useRightNode();
  onStop(stopAndExit);
  try {
    await start(ports, reach, { ...options, operator, mailRelay });
  } catch (error) {
    await stopAll();
    throw error;
  }
});

async function start(ports, reach, { dev, empty, operator, mailRelay }) {
  const folder = dev ? null : await build();

  const url = (name) => addressOf(reach, ports[name]);
  const mailboxKey = reach.isOpen ? randomBytes(24).toString('base64url') : undefined;
  const backend = await startBackend(ports, { ...reach, mailboxKey }, url, {
    school: !empty,
    mailRelay,
  });
  if (backend.setAside) {
    console.log(
      `The data in ${dataFolder} was created by a version of Niyama with another schema and can't be carried over. It was left untouched in ${backend.setAside}, and Niyama starts with new data.`,
    );
  }
  const hasSchool = await backend.hasSchool();
  const config = {
    supabaseUrl: url('api'),
    supabaseKey: backend.anonKey,
    pushKey: backend.pushKey,
    studentUrl: url('student'),
    adminUrl: url('admin'),
    // What the privacy policy says about who is responsible.
    operator,
    // Both apps say so while it is there; without it there is nothing to say.
    ...(hasSchool ? { inventedSchool: true } : {}),
  };
  open.push(
    folder ? await serveBuilt({ folder, ports, config, reach }) : serveSources({ ports, config }),
  );
  await untilAllAnswer([
    `http://localhost:${ports.student}/config.json`,
    `http://localhost:${ports.admin}/config.json`,
    `http://localhost:${ports.api}/auth/v1/health`,
    `http://localhost:${ports.mail}/health`,
  ]);
  const mailbox = mailboxKey ? `${url('mail')}/?key=${mailboxKey}` : url('mail');
  greet(url, mailbox, reach.isOpen ? sayAdmin(backend.firstAdmin) : sayDemo(hasSchool));
}

/**
 * Starts the embedded backend on its two ports: with demo data, and the invented school if asked for, or
 * with neither where other people can reach it.
 */
async function startBackend(ports, reach, url, { school, mailRelay }) {
  if (!existsSync(resolve(root, dataFolder, 'database'))) {
    const around = school && !reach.isOpen ? ' and an invented school' : '';
    console.log(`Making the database${around} (about a minute, this once)…`);
  }
  // What the database makes from now on is for the eyes of its owner only.
  process.umask(0o077);
  const { createBackend, startClock, startServer } = await import('../supabase/local/server.ts');
  const backend = await createBackend({
    dataDir: resolve(root, dataFolder),
    seed: reach.isOpen ? 'product' : 'demo',
    school: school && !reach.isOpen,
    isOpen: reach.isOpen,
    siteUrl: url('student'),
    adminUrl: url('admin'),
    supabaseUrl: url('api'),
    // Journeys have one of their own, for a browser without a network has none.
    pushService: process.env.NIYAMA_PUSH_SERVICE,
    mailRelay,
    // They ring the clock too, for what comes at its time.
    clockSecret: process.env.TICK_SECRET || undefined,
    ringsAnyMoment: process.env.TICK_ANY_MOMENT === 'yes',
    rateLimits: process.env.NIYAMA_RATE_LIMITS === 'raised' ? 'raised' : 'normal',
  }).catch((error) => {
    // Its own sentence for the person in front: the data is in use by another process.
    throw error.name === 'DataDirectoryError' ? new UserError(error.message) : error;
  });
  open.push(() => backend.close());
  const server = await startServer(backend, { port: ports.api, mailPort: ports.mail }, reach);
  open.push(() => server.close());
  open.push(startClock(() => backend.tick()));
  return backend;
}

/** Polls, because a server says in no other way that it answers. */
async function untilAllAnswer(addresses) {
  const deadline = Date.now() + 60_000;
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (Date.now() > deadline) throw new UserError(`${address} did not answer within a minute.`);
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }
}

function answers(address) {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

function greet(url, mailbox, accounts) {
  console.log(`
Niyama is running.

  Student app  ${url('student')}
  Admin app    ${url('admin')}
  Mailbox      ${mailbox}   (the mails it sent)
  API          ${url('api')}

${accounts}
  The data is backed up once a day into ${join(dataFolder, 'backups')}, for seven days.
  Ctrl-C stops it. \`npm run reset\` starts the data over, and leaves the backups.
`);
}

function sayDemo(hasSchool) {
  const school =
    '\n  The school around them is invented; `npm start -- --empty` begins new data without it.\n';
  return `  Demo accounts, each with the password practice-daily:
    student@niyama.example    a student with some history
    student2@niyama.example   a new student
    admin@niyama.example      an administrator, for the admin app
${hasSchool ? school : ''}`;
}

/** When others may connect, only the terminal says how to log in as administrator and open the mailbox. */
function sayAdmin(firstAdmin) {
  return firstAdmin
    ? `  The first administrator, shown this once; choose another password after the first login:
    ${firstAdmin.email}   ${firstAdmin.password}
`
    : '  The mailbox opens with this key until the next start.\n';
}

async function stopAll() {
  for (const close of open.splice(0).toReversed()) await close();
}

async function stopAndExit() {
  // Whatever hangs, the terminal is given back.
  setTimeout(() => process.exit(1), 10_000).unref();
  console.log('Stopping…');
  await stopAll();
  process.exit(0);
}
