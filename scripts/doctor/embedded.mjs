import { existsSync } from 'node:fs';
import { access, constants, readFile, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backupsIn } from '../../supabase/local/backups.ts';
import { ownerOfData } from '../../supabase/local/dataDirectory.ts';
import { publicKeyOf } from '../../supabase/functions/_shared/push/send.ts';
import { isNewEnough } from '../node.mjs';
import { requireFree } from '../ports.mjs';
import { addressOf } from '../reach.mjs';
import { ill, well } from './findings.mjs';

/** A build, the packages' cache and a year of data of a school fit into it. */
const enoughBytes = 500 * 1024 * 1024;
/** The private half of a pair for notifications. */
const pushKeyBytes = 32;

/**
 * Examines the Niyama of this machine, whether it runs or not, and changes nothing.
 * @param root folder of the repository
 * @param dataDir where the data lies, from there on
 * @param ports as `readPorts` gives them
 * @param reach as `readReach` gives it
 */
export async function examineEmbedded({ root, dataDir, ports, reach }) {
  const folder = resolve(root, dataDir);
  const owner = ownerOfData(folder);
  return [
    examineNode(),
    await examineDisk(folder),
    ...(owner === null
      ? [await examinePorts(ports), well(`Data: no one is using ${dataDir}`)]
      : [well(`Data: ${dataDir} is in use by process ${owner}`)]),
    examineProxies(reach, ports),
    await examinePushKey(folder),
    await examineBackups(folder, owner !== null),
    ...(owner === null ? await examineRest(folder) : await examineRunning(folder, ports)),
  ];
}

function examineNode(version = process.versions.node) {
  return isNewEnough(version)
    ? well(`Node ${version}`)
    : ill(
        `Node ${version}`,
        "Niyama can't run on this version.",
        'install the version that README.md names.',
      );
}

async function examineDisk(folder) {
  const there = firstThere(folder);
  if (!(await canWrite(there))) {
    return ill(
      `Disk: nothing can be written into ${there}`,
      "Niyama doesn't start, or can't save anything.",
      'let the user who starts it write there, or name another folder in NIYAMA_DATA.',
    );
  }
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const size = `${Math.floor(free / 1024 / 1024)} MB free at ${there}`;
  return free >= enoughBytes
    ? well(`Disk: ${size}`)
    : ill(
        `Disk: ${size}`,
        "when the disk is full, the database stops and practices can't be saved.",
        'free up some space, or set NIYAMA_DATA to a folder on another disk.',
      );
}

async function canWrite(folder) {
  return access(`${folder}/.`, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** The folder, or the next one above it that is there: the first start makes it. */
function firstThere(folder) {
  return existsSync(folder) ? folder : firstThere(dirname(folder));
}

async function examinePorts(ports) {
  try {
    await requireFree(ports);
    return well(`Ports: ${Object.values(ports).join(', ')} are free`);
  } catch (error) {
    return ill(
      `Ports: ${error.message}`,
      "Niyama can't start while a port is in use.",
      'free that port or choose another one, then start again.',
    );
  }
}

const pushKeyFile = (folder) => join(folder, 'push-key');

/** The stored private key for notifications; null before the first start. */
const pushKeyIn = (folder) => readFile(pushKeyFile(folder), 'utf8').catch(() => null);

const isPushKey = (key) => Buffer.from(key, 'base64url').length === pushKeyBytes;

/** Browsers come by https to another name than this machine's, which takes a server in front. */
function examineProxies(reach, ports) {
  const { proxies } = reach;
  return proxies === 0 && addressOf(reach, ports.student).startsWith('https:')
    ? ill(
        `Proxies: none is trusted, and browsers come to ${reach.hosts[0]} by one`,
        'everyone counts as one caller, who may log in 60 times within five minutes.',
        'set NIYAMA_PROXIES to how many servers in front add their caller to X-Forwarded-For, usually 1.',
      )
    : well(`Proxies: ${proxies === 0 ? 'none is' : `${proxies} in front are`} trusted`);
}

async function examinePushKey(folder) {
  const path = pushKeyFile(folder);
  const key = await pushKeyIn(folder);
  if (!key) return well('Push key: will be created at the next start');
  return isPushKey(key)
    ? well('Push key: present')
    : ill(
        `Push key: ${path} holds no key`,
        'no notifications can be sent.',
        'put it back from a backup, or delete it. Then a new one is created, and each device subscribes again the next time the app is opened on it.',
      );
}

/** How old the last backup of a running Niyama may be: it makes one a day. */
const enoughHours = 26;

async function examineBackups(folder, isRunning) {
  const now = new Date();
  const all = await backupsIn(folder);
  const [last, ...others] = all.filter(({ madeAt }) => madeAt <= now);
  const future = all.find(({ madeAt }) => madeAt > now);
  if (future) {
    return ill(
      `Backups: one is dated ${future.madeAt.toISOString()}, which is in the future`,
      'a clock of this machine was or is wrong; what is removed by its age may be removed too early.',
      `set the clock right, and move ${future.file} away: it counts as no backup.`,
    );
  }
  const hours = last ? (now.getTime() - last.madeAt.getTime()) / 3_600_000 : Infinity;
  const what = last
    ? `Backups: the last one was made at ${last.madeAt.toISOString()}, ${others.length} older ones are there`
    : 'Backups: none yet';
  if (!isRunning) return well(`${what}; while Niyama runs it makes one a day`);
  return hours < enoughHours
    ? well(what)
    : ill(
        what,
        'if the data is lost, there is nothing to restore from.',
        'try again in 30 seconds, because Niyama makes one shortly after starting. If it still fails, check the output of `npm start`.',
      );
}

/** What the data says while nobody has it. */
async function examineRest(folder) {
  if (!existsSync(join(folder, 'database'))) return [well('Database: made at the first start')];
  const { examineData } = await import('../../supabase/local/examineData.ts');
  try {
    const { pending, clock } = await examineData(folder);
    return [
      pending === null
        ? ill(
            'Database: made by a version with another schema',
            'the next start sets it aside, untouched, and begins with new data.',
            'check out the version that made it to use this data again.',
          )
        : well(
            `Database: opens; ${pending.length === 0 ? 'no migration is' : `${pending.length} migrations are`} left for the next start`,
          ),
      ...(clock
        ? [
            well(
              `Clock: ${clock.rangAt ? `last ran at ${clock.rangAt}` : 'has not run yet'}; it runs while Niyama runs`,
            ),
            well(`Mails: ${clock.mailsDue} wait for it`),
          ]
        : []),
    ];
  } catch (error) {
    return [ill('Database: does not open', 'Niyama does not start.', error.message)];
  }
}

/** What a running server says of itself. A start applies every migration before it answers. */
async function examineRunning(folder, ports) {
  const url = (name, path) => `http://localhost:${ports[name]}${path}`;
  const hang =
    'stop it with Ctrl-C and start it again; where it was started with other ports, set the same variables here.';
  const config = await json(url('student', '/config.json'));
  const key = await pushKeyIn(folder);
  if (key && isPushKey(key) && config?.pushKey && config.pushKey !== publicKeyOf(key)) {
    return [
      ill(
        `Ports: on ${ports.student} another Niyama answers, not the one with this data`,
        'nothing is known about yours.',
        'set STUDENT_PORT, ADMIN_PORT, API_PORT and MAIL_PORT as yours was started.',
      ),
    ];
  }
  const [admin, mailbox, health] = await Promise.all([
    json(url('admin', '/config.json')),
    answers(url('mail', '/health')),
    json(url('api', '/rest/v1/rpc/health'), {
      method: 'POST',
      headers: { apikey: config?.supabaseKey ?? '', 'Content-Type': 'application/json' },
      body: '{}',
    }),
  ]);
  const silent = [
    [config, 'the student app'],
    [admin, 'the admin app'],
    [health, 'the API'],
    [mailbox, 'the mailbox'],
  ].flatMap(([answer, name]) => (answer ? [] : [name]));
  const findings = [
    silent.length === 0
      ? well(`Ports: ${Object.values(ports).join(', ')} answer, the mailbox too`)
      : ill(
          `Ports: ${silent.join(', ')} did not answer`,
          "Niyama is running but can't be used.",
          hang,
        ),
  ];
  if (!health) return findings;
  return [
    ...findings,
    well('Database: open, with every migration'),
    health.ok
      ? well('Clock: runs, and nothing waits for it')
      : ill(
          "Clock: hasn't run for five minutes, or something has been waiting for more than ten",
          "reminders, notifications and emails aren't sent.",
          'try again in 30 seconds, because the clock first runs shortly after a start. If it still fails, check the output of `npm start`.',
        ),
  ];
}

async function json(address, options) {
  return fetch(address, { signal: AbortSignal.timeout(5000), ...options }).then(
    async (answer) => (answer.ok ? answer.json() : null),
    () => null,
  );
}

async function answers(address) {
  return fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
