import { forever, fresh, redirectOf, rulesOf, shell } from '../hosting/rules.mjs';
import { scriptSource } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { ill, well } from './findings.mjs';

/** A site that takes longer is as good as none. */
const timeoutMs = 15_000;
const seeTable = 'let the host answer as the table in docs/deploy.md says, then publish again.';
/** A page that has no file, by app. */
const otherPage = { student: '/niyama/doctor', admin: '/admin' };
const asPage = { headers: { Accept: 'text/html' } };

/**
 * Examines a published Niyama from outside: both sites, as their own config.json describes them, and
 * the API behind them.
 * @param address origin of the student app
 * @param tickSecret the clock's secret; without it the clock is not rung
 * @param management of the project: its reference, a token of the account, and where Supabase answers for it; without
 * a token the settings of the auth service are not asked
 */
export async function examineHosted(address, { tickSecret, management = {} } = {}) {
  const { finding, config } = await examineConfig('student', address);
  if (!config) return [finding];
  const findings = [finding, ...examineSettings(config, address)];
  const admin = await examineConfig('admin', config.adminUrl);
  findings.push(admin.finding);
  if (admin.config && JSON.stringify(admin.config) !== JSON.stringify(config)) {
    findings.push(
      ill(
        'config.json: the two apps have different ones',
        'one of them may talk to another project, or lead to another site.',
        'put the same config.json beside the pages of both apps.',
      ),
    );
  }
  const sites = [['student', address]];
  if (admin.config) sites.push(['admin', new URL(config.adminUrl).origin]);
  const checks = [
    ...sites.flatMap(([app, origin]) => [
      examinePages(app, origin, config),
      examineOwnPages(app, origin, config),
      examineRedirects(app, origin, config),
      examineFiles(app, origin),
    ]),
    examineWorker(address),
    examineApi(config),
    examineTick(config, tickSecret),
    examineAuthService(config, management),
  ];
  return [...findings, ...(await Promise.all(checks)).flat()];
}

/** Asks without following a redirect. What cannot be reached is an answer with the status 0. */
async function ask(address, { headers = {}, ...options } = {}) {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers,
      ...options,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const reason = error.cause?.code ?? error.cause?.message ?? error.name;
    return { status: 0, headers: new Headers(), text: '', reason };
  }
}

/** How an answer went, for a sentence. */
function outcome({ status, headers, reason }) {
  if (status === 0) return `was not reached (${reason})`;
  const to = headers.get('location');
  return to ? `is sent on to ${to} (${status})` : `is answered ${status}`;
}

/** Whether a browser asks for it again each time. Hosts write that in two ways. */
const isFresh = ({ headers }) =>
  /\b(no-cache|max-age=0)\b/.test(headers.get('cache-control') ?? '');

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

async function examineConfig(app, origin) {
  const what = `config.json of the ${app} app`;
  const answer = await ask(new URL('/config.json', origin));
  const config = answer.status === 200 ? parsed(answer.text) : null;
  const missing = ['supabaseUrl', 'studentUrl', 'adminUrl'].filter(
    (name) => !URL.canParse(config?.[name]),
  );
  if (typeof config?.supabaseKey !== 'string') missing.push('supabaseKey');
  if (!config || missing.length > 0) {
    const state = config ? `does not say ${missing.join(', ')}` : outcome(answer);
    return {
      finding: ill(
        `${what}: ${new URL('/config.json', origin).href} ${state}`,
        'from it the app learns where its backend is; without it no page works.',
        'put a config.json beside the pages of both apps, as docs/deploy.md has it.',
      ),
      config: null,
    };
  }
  if (!isFresh(answer)) {
    const finding = ill(
      `${what}: Cache-Control is "${answer.headers.get('cache-control') ?? ''}", not "${fresh}"`,
      'after a change browsers go on with the old one.',
      seeTable,
    );
    return { finding, config };
  }
  return { finding: well(`${what}: there and asked for again each time`), config };
}

/** What config.json says, without asking anybody. */
function examineSettings({ studentUrl, supabaseKey, pushKey, operator }, address) {
  return [
    new URL(studentUrl).origin === address
      ? well('studentUrl: this site')
      : ill(
          `studentUrl: ${studentUrl}, and this site is ${address}`,
          'links of mails and of the admin app lead to another site.',
          'write the address under which students open the app into config.json.',
        ),
    isSecretKey(supabaseKey)
      ? ill(
          'supabaseKey: a secret key of the project',
          "anyone can read config.json, and this key gives access to everyone's data.",
          'replace that key in the project now, then put the publishable (anon) one into config.json.',
        )
      : well('supabaseKey: no secret one'),
    /^B[\w-]{86}$/.test(pushKey ?? '')
      ? well('pushKey: a public key for notifications')
      : ill(
          `pushKey: ${pushKey ? 'no public key' : 'not there'}`,
          'Settings offers no notifications for a closed app.',
          '`npm run doctor -- --new-push-key` makes a pair and says where each half goes.',
        ),
    operator?.name && operator.contact
      ? well(`operator: ${operator.name}`)
      : ill(
          'operator: not named with a contact',
          'the privacy policy tells everyone that no one is named as responsible for the data.',
          'write "operator" with "name" and "contact" into config.json.',
        ),
  ];
}

function isSecretKey(key) {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || parsed(claims)?.role === 'service_role';
}

/** A page that has no file: that it comes, and with which headers. */
async function examinePages(app, origin, { supabaseUrl }) {
  // On the admin site there is a folder of this name, which is no page.
  const page = new URL(otherPage[app], origin).href;
  const answer = await ask(page, asPage);
  if (answer.status !== 200 || !answer.text.includes('id="root"')) {
    return [
      ill(
        `Pages of the ${app} app: ${page} ${answer.status === 200 ? 'is another page' : outcome(answer)}`,
        'a page that is opened by its address, or loaded again, is not there.',
        `answer every page that has no file of its own with app.html and the status 200: ${seeTable}`,
      ),
    ];
  }
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(
    supabaseUrl,
    scriptSource(answer.text),
  );
  const wrong = Object.keys(others).filter((name) => answer.headers.get(name) !== others[name]);
  const isTls = origin.startsWith('https:');
  if (isTls && !answer.headers.has('strict-transport-security')) {
    wrong.push('Strict-Transport-Security');
  }
  const given = directives(answer.headers.get('content-security-policy') ?? '');
  const different = [...directives(policy)].filter(([name, value]) => given.get(name) !== value);
  return [
    well(`Pages of the ${app} app: there by their address`),
    wrong.length === 0
      ? well(`Headers of the ${app} app`)
      : ill(
          `Headers of the ${app} app: ${wrong.join(', ')} missing or different`,
          'they keep other sites from framing the app, sniffing its files and using its devices.',
          'send the headers of scripts/security-headers.mjs with every answer.',
        ),
    different.length === 0
      ? well(`Content-Security-Policy of the ${app} app: names the API and the page's own script`)
      : ill(
          `Content-Security-Policy of the ${app} app: not ${different.map((directive) => directive.join(' ')).join('; ')}`,
          'with a wider one a fault lets strange scripts run; with another the app does not work.',
          'write it as scripts/security-headers.mjs does, with what script-src.txt of this build says.',
        ),
  ];
}

/** A content security policy by its directives. */
function directives(policy) {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name, ...sources]) => [name, sources.join(' ')]));
}

/** Files of the build: the shell, a file that browsers cache for ever, and one that is missing. */
async function examineFiles(app, origin) {
  const [page, missing] = await Promise.all([
    ask(new URL(shell, origin), asPage),
    ask(new URL('/assets/none-of-this-build.js', origin), asPage),
  ]);
  const findings = [
    page.status === 200
      ? well(`${shell} of the ${app} app: there without a redirect`)
      : ill(
          `${shell} of the ${app} app: ${outcome(page)}`,
          'an installed app keeps this file for the time without a network.',
          `switch off that the host shortens addresses: ${seeTable}`,
        ),
    missing.status === 404
      ? well(`A missing file of the ${app} app: 404`)
      : ill(
          `A missing file of the ${app} app: ${outcome(missing)}, not 404`,
          'after an update an open page gets a page in place of a script, and stops with an error.',
          seeTable,
        ),
  ];
  const scripts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const addresses = [...new Set(scripts.map(([, path]) => new URL(path, origin).href))];
  findings.push(await examineScripts(app, addresses));
  return findings;
}

/** Many hosts leave what is smaller than a packet as it is, in bytes. */
const packet = 1400;

/** The scripts that a page names. */
async function examineScripts(app, addresses) {
  const answers = await Promise.all(
    addresses.map((address) => ask(address, { headers: { 'Accept-Encoding': 'br, gzip' } })),
  );
  const isPacked = ({ headers }) => /^(br|gzip)$/.test(headers.get('content-encoding') ?? '');
  const faults = answers.map((answer) => {
    if (answer.status !== 200) return outcome(answer);
    if (!/\bimmutable\b/.test(answer.headers.get('cache-control') ?? ''))
      return 'is not kept for ever';
    return answer.text.length < packet || isPacked(answer) ? null : 'is not compressed';
  });
  const index = faults.findIndex(Boolean);
  return index === -1
    ? well(`Scripts of the ${app} app: kept for ever and compressed`)
    : ill(
        `Scripts of the ${app} app: ${addresses[index]} ${faults[index]}`,
        'every visit costs several times the bytes and the time.',
        `send what lies under /assets as Cache-Control "${forever}", and the .br or .gz beside it: ${seeTable}`,
      );
}

/** The pages that are opened without a login: each comes with its words, before any script. */
async function examineOwnPages(app, origin, config) {
  const own = Object.keys(rulesOf(app, config).pages);
  const [other, ...answers] = await Promise.all(
    [otherPage[app], ...own].map((path) => ask(new URL(path, origin), asPage)),
  );
  const index = answers.findIndex(({ status, text }) => status !== 200 || text === other.text);
  const list = own.join(', ');
  return index === -1
    ? [well(`Public pages of the ${app} app: ${list} have their words`)]
    : [
        ill(
          `Public pages of the ${app} app: ${own[index]} ${answers[index].status === 200 ? 'is the empty page' : outcome(answers[index])}`,
          'it is empty until its scripts have come, for search engines too.',
          `answer ${list} with the files that the table names: ${seeTable}`,
        ),
      ];
}

async function examineRedirects(app, origin, config) {
  const rules = rulesOf(app, config);
  return Promise.all(
    rules.redirects.map(async ({ from, to, isWithBelow }) => {
      const address = isWithBelow ? `${from}/users?page=2` : from;
      const answer = await ask(new URL(address, origin), asPage);
      const location = answer.headers.get('location') ?? '';
      const isSentOn =
        answer.status >= 300 && answer.status < 400 && URL.canParse(location, origin);
      const leadsTo = isSentOn ? new URL(location, origin).href : '';
      return leadsTo === new URL(redirectOf(rules, address), origin).href
        ? well(`${from} of the ${app} site: leads to ${to}`)
        : ill(
            `${from} of the ${app} site: ${address} ${outcome(answer)}`,
            'anyone who typed or bookmarked this address finds no page.',
            `redirect it to ${to}${isWithBelow ? ', and what is below it to the same path and query there' : ''}: ${seeTable}`,
          );
    }),
  );
}

async function examineWorker(address) {
  const answer = await ask(new URL('/sw.js', address));
  const cacheControl = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && isFresh(answer)
    ? [well('/sw.js: asked for again each time')]
    : [
        ill(
          `/sw.js: ${answer.status === 200 ? `Cache-Control is "${cacheControl}", not "${fresh}"` : outcome(answer)}`,
          'installed apps learn late, or never, that there is an update.',
          seeTable,
        ),
      ];
}

async function examineApi({ supabaseUrl, supabaseKey }) {
  const headers = { apikey: supabaseKey, 'Content-Type': 'application/json' };
  const [auth, health] = await Promise.all([
    ask(new URL('/auth/v1/health', supabaseUrl), { headers }),
    ask(new URL('/rest/v1/rpc/health', supabaseUrl), { method: 'POST', headers, body: '{}' }),
  ]);
  const isRight = auth.status === 200;
  const api = isRight
    ? well('API: answers with the key of config.json')
    : ill(
        `API: ${supabaseUrl} ${outcome(auth)}`,
        'no one can log in.',
        'compare supabaseUrl and supabaseKey with the project, and see that it is not paused.',
      );
  if (!isRight) return [api];
  const { ok } = parsed(health.text) ?? {};
  if (ok === true) return [api, well('Clock: runs, and nothing waits for it')];
  return [
    api,
    ok === false
      ? ill(
          "Clock: hasn't run for five minutes, or something has been waiting for more than ten",
          "reminders, notifications and emails aren't sent.",
          'look at cron.job_run_details, at niyama_tick_url and niyama_tick_secret in the vault, and at the log of the function tick.',
        )
      : ill(
          `Clock: rpc/health ${outcome(health)}`,
          'the database is older than these apps, and calls of theirs fail.',
          'run `npm run deploy`.',
        ),
  ];
}

/** What only the owner of the project may ask. */
async function examineAuthService(
  { studentUrl, adminUrl },
  { project, token, url = 'https://api.supabase.com' },
) {
  if (!project || !token) {
    return [
      well(
        'Auth service: not asked, because SUPABASE_PROJECT and SUPABASE_ACCESS_TOKEN are not set here',
      ),
    ];
  }
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await ask(new URL(`/v1/projects/${project}/config/auth`, url), { headers });
  const settings = answer.status === 200 ? parsed(answer.text) : null;
  if (!settings) {
    return [
      ill(
        `Auth service: its settings ${outcome(answer)}`,
        'nobody knows whether its mails leave and where they lead.',
        'compare SUPABASE_PROJECT and SUPABASE_ACCESS_TOKEN with the project.',
      ),
    ];
  }
  const allowed = String(settings.uri_allow_list ?? '').split(',');
  const missing = [studentUrl, adminUrl].filter((site) => !allowed.includes(`${site}/**`));
  return [
    settings.smtp_host
      ? well(`Mail server: ${settings.smtp_host}`)
      : ill(
          'Mail server: the auth service has none',
          'Supabase itself mails members of your organization only: nobody else can sign up or reset a password.',
          'set the SMTP variables that docs/deploy.md names, and run `npm run deploy`.',
        ),
    settings.site_url === studentUrl && missing.length === 0
      ? well('Links of mails: lead to the sites')
      : ill(
          `Links of mails: lead to ${settings.site_url}, allowed are ${settings.uri_allow_list || 'none'}`,
          'who confirms an address or resets a password lands elsewhere.',
          'run `npm run deploy` with the config.json of these sites.',
        ),
  ];
}

async function examineTick({ supabaseUrl }, secret) {
  const address = new URL('/functions/v1/tick', supabaseUrl);
  const ring = (headers) => ask(address, { method: 'POST', headers, body: '{}' });
  const json = { 'Content-Type': 'application/json' };
  const stranger = await ring(json);
  // Of a function that was never deployed the gateway says 404 too, in other words.
  if (stranger.status !== 404 || parsed(stranger.text)?.message !== 'Not found') {
    return [
      ill(
        `tick: without its secret it ${outcome(stranger)}${stranger.status === 404 ? ', because it is not deployed' : ', not 404'}`,
        'strangers may ring the clock, or nobody can.',
        'run `npm run deploy`.',
      ),
    ];
  }
  const closed = well('tick: not there for strangers');
  if (!secret) return [closed, well('tick: not rung, because TICK_SECRET is not set here')];
  const answer = await ring({ ...json, 'x-niyama-tick': secret });
  if (answer.status !== 200) {
    return [
      closed,
      ill(
        `tick: with TICK_SECRET it ${outcome(answer)}`,
        'the database cannot ring it either: reminders, notifications and emails are not sent.',
        'set the same secret by `npx supabase secrets set --remote="$SUPABASE_PROJECT" TICK_SECRET=…` and as niyama_tick_secret in the vault; of a 500 the log of the function tells more.',
      ),
    ];
  }
  const { mails_due: mails, devices_failing: devices } = parsed(answer.text) ?? {};
  return [closed, well(`tick: rings; ${mails} mails wait, ${devices} devices refuse`)];
}
