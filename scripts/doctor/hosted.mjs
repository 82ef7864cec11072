import { scriptSource } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { ill, well } from './findings.mjs';

/** A site that takes longer is as good as none. */
const timeoutMs = 15_000;
const seeTable = 'let the host answer as the table in docs/deploy.md says, then publish again.';
const asPage = { headers: { Accept: 'text/html' } };

/**
 * Examines a published Niyama from outside: both sites, as their own config.json describes them, and
 * the API behind them.
 * @param address origin of the student app
 * @param tickSecret the clock's secret; without it the clock is not rung
 */
export async function examineHosted(address, { tickSecret } = {}) {
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
  const sites = [
    ['student', address],
    ...(admin.config ? [['admin', new URL(config.adminUrl).origin]] : []),
  ];
  const checks = [
    ...sites.flatMap(([app, origin]) => [
      examinePages(app, origin, config),
      examineFiles(app, origin),
    ]),
    examineStudentSite(address, config),
    ...(admin.config ? [examineAdminSite(new URL(config.adminUrl).origin)] : []),
    examineApi(config),
    examineTick(config, tickSecret),
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
  if (answer.headers.get('cache-control') !== 'no-cache') {
    const finding = ill(
      `${what}: Cache-Control is "${answer.headers.get('cache-control') ?? ''}", not "no-cache"`,
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
          'everybody can read config.json, and this key opens every row of everybody.',
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
          'the privacy policy says, for everybody to see, that nobody answers for the data.',
          'write "operator" with "name" and "contact" into config.json.',
        ),
  ];
}

function isSecretKey(key) {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || parsed(claims)?.role === 'service_role';
}

/** A page without a file of its own: that it comes, and with which headers. */
async function examinePages(app, origin, { supabaseUrl }) {
  const page = new URL('/niyama/doctor', origin).href;
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

/** Files of the build: the shell, a file that is kept for ever, and one that is missing. */
async function examineFiles(app, origin) {
  const [shell, missing] = await Promise.all([
    ask(new URL('/app.html', origin), asPage),
    ask(new URL('/assets/none-of-this-build.js', origin), asPage),
  ]);
  const findings = [
    shell.status === 200
      ? well(`/app.html of the ${app} app: there without a redirect`)
      : ill(
          `/app.html of the ${app} app: ${outcome(shell)}`,
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
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(shell.text)?.[1];
  if (script) findings.push(await examineScript(app, new URL(script, origin)));
  return findings;
}

async function examineScript(app, address) {
  const answer = await ask(address, { headers: { 'Accept-Encoding': 'br, gzip' } });
  const lacks = [
    answer.status === 200 ? [] : [outcome(answer)],
    /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '') ? [] : ['not kept for ever'],
    /^(br|gzip|zstd)$/.test(answer.headers.get('content-encoding') ?? '') ? [] : ['not compressed'],
  ].flat();
  return lacks.length === 0
    ? well(`Scripts of the ${app} app: kept for ever and compressed`)
    : ill(
        `Scripts of the ${app} app: ${lacks.join(', ')} (${address.href})`,
        'every visit costs several times the bytes and the time.',
        `send what lies under /assets as Cache-Control "public, max-age=31536000, immutable", and the .br or .gz beside it: ${seeTable}`,
      );
}

/** What only the student site has: its worker, its public pages, and the way to the admin site. */
async function examineStudentSite(address, { adminUrl }) {
  const target = '/admin/users?page=2';
  const [worker, login, other, admin] = await Promise.all([
    ask(new URL('/sw.js', address)),
    ask(new URL('/auth', address), asPage),
    ask(new URL('/niyama/doctor', address), asPage),
    ask(new URL(target, address), asPage),
  ]);
  const kept = worker.headers.get('cache-control');
  const isSentOn =
    admin.status >= 300 &&
    admin.status < 400 &&
    admin.headers.get('location') === new URL(adminUrl).origin + target;
  return [
    worker.status === 200 && kept === 'no-cache'
      ? well('/sw.js: asked for again each time')
      : ill(
          `/sw.js: ${worker.status === 200 ? `Cache-Control is "${kept ?? ''}", not "no-cache"` : outcome(worker)}`,
          'installed apps learn late, or never, that there is an update.',
          seeTable,
        ),
    login.status === 200 && login.text !== other.text
      ? well('/auth: its own page')
      : ill(
          `/auth: ${login.status === 200 ? 'not the page of its own' : outcome(login)}`,
          'the page is empty until its scripts have come, for search engines too.',
          `answer /auth, /terms and /privacy with the file of that name with .html: ${seeTable}`,
        ),
    isSentOn
      ? well('/admin: leads to the admin site')
      : ill(
          `/admin: ${target} ${outcome(admin)}`,
          'links to the admin app that were kept or written down end in a page that is not there.',
          `redirect /admin and what is below it to the same path and query of ${adminUrl}.`,
        ),
  ];
}

async function examineAdminSite(origin) {
  const [front, admin] = await Promise.all([
    ask(new URL('/', origin), asPage),
    ask(new URL('/admin', origin), asPage),
  ]);
  const location = front.headers.get('location');
  return [
    front.status >= 300 && location && new URL(location, origin).pathname === '/admin'
      ? well('/ of the admin site: leads to /admin')
      : ill(
          `/ of the admin site: ${outcome(front)}`,
          'whoever types the name of the site finds no page.',
          'redirect / of the admin site to /admin.',
        ),
    admin.status === 200
      ? well('/admin of the admin site: a page')
      : ill(
          `/admin of the admin site: ${outcome(admin)}`,
          'the front door of the admin app does not open; a folder of this name is there too.',
          `answer /admin with app.html, not with the folder: ${seeTable}`,
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
        'nobody can log in.',
        'compare supabaseUrl and supabaseKey with the project, and see that it is not paused.',
      );
  if (!isRight) return [api];
  const { ok } = parsed(health.text) ?? {};
  if (ok === true) return [api, well('Clock: heard, and nothing waits for it')];
  return [
    api,
    ok === false
      ? ill(
          'Clock: not heard for five minutes, or something waits longer than ten',
          'reminders, notifications and mails do not leave.',
          'look at cron.job_run_details, at niyama_tick_url and niyama_tick_secret in the vault, and at the log of the function tick.',
        )
      : ill(
          `Clock: rpc/health ${outcome(health)}`,
          'the database is older than these apps, and calls of theirs fail.',
          'run `supabase db push --include-seed`.',
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
        'run `supabase functions deploy` and `supabase config push`.',
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
        'the database cannot ring it either: reminders, notifications and mails do not leave.',
        'set the same secret by `supabase secrets set TICK_SECRET=…` and as niyama_tick_secret in the vault; of a 500 the log of the function tells more.',
      ),
    ];
  }
  const { mails_due: mails, devices_failing: devices } = parsed(answer.text) ?? {};
  return [closed, well(`tick: rings; ${mails} mails wait, ${devices} devices refuse`)];
}
