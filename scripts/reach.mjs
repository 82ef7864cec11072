import { UserError } from './cli.mjs';

const loopback = /^(localhost|127(\.\d+){3}|::1)$/i;
const name = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/**
 * Where Niyama listens, and by which names others may call it: on this machine alone, unless the
 * environment says otherwise.
 * @returns `listen`, the address; `hosts`, the names besides this machine's own; `isOpen`, whether others may
 *   come: then there are no accounts with a known password and no open mailbox;
 *   `proxies`, how many servers stand in front that add the address of their caller to X-Forwarded-For
 */
export function readReach({ NIYAMA_LISTEN, NIYAMA_HOSTS, NIYAMA_PROXIES } = process.env) {
  const listen = NIYAMA_LISTEN || '127.0.0.1';
  const hosts = (NIYAMA_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => !name.test(host));
  if (wrong !== undefined) {
    throw new UserError(
      `NIYAMA_HOSTS lists names without scheme and port, such as "niyama.example", and not "${wrong}".`,
    );
  }
  if (!loopback.test(listen) && hosts.length === 0) {
    throw new UserError(
      `NIYAMA_LISTEN=${listen} lets other machines in: say in NIYAMA_HOSTS by which names, such as "localhost" or "niyama.example".`,
    );
  }
  if (NIYAMA_PROXIES && !/^\d$/.test(NIYAMA_PROXIES)) {
    throw new UserError(
      `NIYAMA_PROXIES counts the servers in front, such as 1, and is not "${NIYAMA_PROXIES}".`,
    );
  }
  return { listen, hosts, isOpen: hosts.length > 0, proxies: Number(NIYAMA_PROXIES || 0) };
}

/**
 * The address of what listens on a port, by the first name. Another than this machine's is one with
 * TLS, by whatever stands before us: without it a browser lets no page make the ids of practices.
 */
export function addressOf({ hosts: [host = 'localhost'] }, port) {
  return `${loopback.test(host) ? 'http' : 'https'}://${host}:${port}`;
}

/** Who answers for the data, as config.json has it: this computer, unless the environment names somebody. */
export function readOperator({ NIYAMA_OPERATOR, NIYAMA_CONTACT } = process.env) {
  if (!NIYAMA_OPERATOR && !NIYAMA_CONTACT) return 'this computer';
  if (NIYAMA_OPERATOR && NIYAMA_CONTACT) return { name: NIYAMA_OPERATOR, contact: NIYAMA_CONTACT };
  throw new UserError(
    'NIYAMA_OPERATOR is who runs Niyama, and NIYAMA_CONTACT how to reach them: set both.',
  );
}

/** The service that takes mails to their readers, or nothing: then they are in the mailbox alone. */
export function readMailRelay({ MAIL_API_URL, MAIL_API_KEY, MAIL_FROM } = process.env) {
  if (!MAIL_API_URL && !MAIL_API_KEY && !MAIL_FROM) return undefined;
  if (URL.canParse(MAIL_API_URL) && MAIL_API_KEY && MAIL_FROM) {
    return { url: MAIL_API_URL, key: MAIL_API_KEY, from: MAIL_FROM };
  }
  throw new UserError(
    'For mails that leave set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM, as docs/deploy.md has it.',
  );
}
