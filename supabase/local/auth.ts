import { createAccountChanges } from './accountChanges.ts';
import {
  findAddress,
  hashPassword,
  isTooLong,
  mostMetadata,
  passwordFits,
  removeUnconfirmed,
} from './accounts.ts';
import type { Database } from './database.ts';
import { createEmailChange } from './emailChange.ts';
import { prove, type Engine } from './engine.ts';
import { requestContext } from './requestContext.ts';
import {
  authError,
  json,
  jsonBody,
  requestOf,
  tooLong,
  tooManyRequests,
  type Call,
} from './http.ts';
import { obfuscatedSignUpResponse } from './obfuscatedSignUpResponse.ts';
import type { AccountMailer } from './mailer.ts';
import { newCode } from './oneTimeCodes.ts';
import type { Origins } from './origins.ts';
import type { RateLimited, RateLimits } from './rateLimits.ts';
import { callers } from './databaseQueue.ts';

interface AuthOptions {
  database: Database;
  engine: Engine;
  mailer: AccountMailer;
  origins: Origins;
  limits: RateLimits;
  /** Signs the tokens. */
  secret: string;
}

/** The routes that the embedded auth service has; it answers others in plain text. */
const routes = new Set([
  'signup',
  'token',
  'otp',
  'magiclink',
  'verify',
  'recover',
  'resend',
  'logout',
  'user',
  'reauthenticate',
  'authorize',
  'callback',
  'settings',
  '.well-known/jwks.json',
  '.well-known/openid-configuration',
]);

/** What the service itself accepts as a password; others it refuses before it looks anybody up. */
const acceptable = ({ length }: string) => length >= 6;

/** What the service takes as text, and would break over when it is something else. */
const texts = [
  'email',
  'password',
  'current_password',
  'nonce',
  'phone',
  'type',
  'token',
  'token_hash',
  'refresh_token',
];
/** The refusal of a body that holds something else than the service takes; null when it is right. */
function refuseBody(call: Call): Response | null {
  if (call.body.byteLength === 0) return null;
  const body = jsonBody(call);
  if (body === null) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  const isMissing = (value: unknown) => value === undefined || value === null;
  const mayBeMissing = (name: string) =>
    // The service takes null for these as something to work with.
    name === 'email' || name === 'password' ? body[name] === undefined : isMissing(body[name]);
  const wrong = texts.find((name) => !mayBeMissing(name) && typeof body[name] !== 'string');
  if (wrong) return authError(400, 'validation_failed', `${wrong} has to be a text`);
  const long = texts.find((name) => text(body[name]).length > (name === 'email' ? 320 : 4096));
  if (long) return authError(400, 'validation_failed', `${long} is too long`);
  const { data } = body;
  if (isMissing(data)) return null;
  if (typeof data !== 'object' || Array.isArray(data)) {
    return authError(400, 'validation_failed', 'data has to be an object');
  }
  return JSON.stringify(data).length > mostMetadata
    ? authError(400, 'validation_failed', 'data is too large')
    : null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The auth service, with what the embedded one leaves out of hosted: redirects, resending, repeated
 * sign-ups and rate limits. No answer, and no time that an answer takes, tells whether an address
 * has an account.
 *
 * @returns answers one call below `/auth/v1/`.
 */
export function createAuth({ database, engine, mailer, origins, limits, secret }: AuthOptions) {
  const accountChanges = createAccountChanges({ database, engine, mailer, limits, secret });
  const emailChange = createEmailChange({ database, mailer });

  const limited = (what: RateLimited, call: Call, email: string): Response | null => {
    const seconds = limits.take(what, call.peer, email);
    return seconds === null ? null : tooManyRequests(seconds);
  };

  /** Gives an unconfirmed account a new code, as the service stores it, and mails it. */
  const confirmAgain = async (id: string, email: string) => {
    const { code, token } = newCode(email);
    await database.unlockedSql(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1`,
      [id, token],
    );
    await mailer.sendConfirmation(email, token, code, { userId: id });
  };

  const signUp = async (call: Call): Promise<Response> => {
    const body = jsonBody(call);
    const email = text(body?.['email']).toLowerCase();
    const password = text(body?.['password']);
    if (isTooLong(password)) return tooLong();
    if (!email || !acceptable(password)) return engine.fetch(requestOf(call));
    // For a known address too: as slow as making an account, and the answer looks like one.
    prove(password, await hashPassword(password));
    // Not in the caller's turn, so that the sign-up is not charged for the time and does not fail with it.
    await callers
      .exit(() => removeUnconfirmed(database.sql, 50))
      .catch((error: unknown) => console.error('Old sign-ups have stayed:', error));
    return database.queue.run(async () => {
      const known = await findAddress(database.unlockedSql, email);
      if (!known) return engine.unlockedFetch(requestOf(call));
      if (!known.confirmed) await confirmAgain(known.id, email);
      return json(200, await obfuscatedSignUpResponse(database, email, body?.['data']));
    });
  };

  const logIn = async (call: Call): Promise<Response> => {
    const body = jsonBody(call);
    const email = text(body?.['email']);
    const password = text(body?.['password']);
    if (!email || !password) return engine.fetch(requestOf(call));
    const known = await findAddress(database.sql, email);
    // The embedded service says 'Email not confirmed' whatever the password, is quick to refuse an
    // address that it does not know, and would compare while it holds the database.
    if (!(await passwordFits(password, known?.hash ?? null))) {
      return authError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    prove(password, known?.hash ?? '');
    const answer = await engine.fetch(requestOf(call));
    if (answer.ok) limits.forgive('login', email);
    return answer;
  };

  const resend = async (call: Call): Promise<Response> => {
    const body = jsonBody(call);
    const type = body?.['type'];
    if (type !== 'signup' && type !== 'email_change') return engine.fetch(requestOf(call));
    const email = text(body?.['email']);
    if (!email)
      return authError(400, 'validation_failed', 'Type provided requires an email address');
    if (type === 'email_change') {
      await emailChange.resend(email);
      return json(200, {});
    }
    await database.queue.run(async () => {
      const known = await findAddress(database.unlockedSql, email);
      if (known && !known.confirmed) await confirmAgain(known.id, email.toLowerCase());
    });
    return json(200, {});
  };

  /**
   * Sends a code only to an address that has an account. For any other, the embedded service would create an
   * account that counts as confirmed before anybody saw the mail, or say that there is none.
   */
  const oneTimeCode = async (call: Call): Promise<Response> => {
    const email = text(jsonBody(call)?.['email']);
    if (email && !(await findAddress(database.sql, email))) return json(200, {});
    return engine.fetch(requestOf(call));
  };

  /** `email` stands for either of two types that the embedded service knows by name only. */
  const verifyCode = async (call: Call): Promise<Response> => {
    const body = jsonBody(call);
    if (body?.['type'] === 'email_change') {
      return emailChange.confirm(call, () => engine.fetch(requestOf(call)));
    }
    if (body?.['type'] === 'recovery') {
      const answer = await engine.fetch(requestOf(call));
      const opened = answer.ok ? ((await answer.clone().json()) as { access_token?: string }) : {};
      if (opened.access_token) await accountChanges.noteRecovery(opened.access_token);
      return answer;
    }
    if (body?.['type'] !== 'email') return engine.fetch(requestOf(call));
    const attempt = (type: string) => {
      const request = new TextEncoder().encode(JSON.stringify({ ...body, type }));
      const headers = new Headers(call.headers);
      headers.delete('content-length');
      return engine.fetch(requestOf(call, { body: request, headers }));
    };
    const asSignUp = await attempt('signup');
    return asSignUp.ok ? asSignUp : attempt('magiclink');
  };

  const answer = async (route: string, call: Call): Promise<Response> => {
    const email = text(jsonBody(call)?.['email']);
    const post = call.method === 'POST';
    const refusal = call.method === 'GET' ? null : refuseBody(call);
    if (refusal) return refusal;
    if (route === 'verify') {
      // A link of a mail leads to a page: filters that read mails for a person open it too.
      if (!post) return authError(405, 'method_not_allowed', 'Use POST');
      return limited('verify', call, email) ?? verifyCode(call);
    }
    if (post && route === 'signup') return limited('signUp', call, email) ?? signUp(call);
    if (post && route === 'resend') return limited('resend', call, email) ?? resend(call);
    if (post && route === 'token' && call.url.searchParams.get('grant_type') === 'password') {
      return limited('login', call, email) ?? logIn(call);
    }
    if (post && route === 'recover') {
      return limited('recover', call, email) ?? engine.fetch(requestOf(call));
    }
    if (call.method === 'PUT' && route === 'user') return accountChanges.change(call);
    if (call.method === 'GET' && route === 'reauthenticate')
      return accountChanges.reauthenticate(call);
    if (post && (route === 'otp' || route === 'magiclink')) {
      return limited('oneTimeCode', call, email) ?? oneTimeCode(call);
    }
    return engine.fetch(requestOf(call));
  };

  return async (call: Call): Promise<Response> => {
    const route = call.url.pathname.slice('/auth/v1/'.length);
    if (!routes.has(route)) return authError(404, 'not_found', `There is no route ${route} here`);
    const redirectTo = origins.redirectTarget(call.url.searchParams.get('redirect_to'));
    return requestContext.run({ redirectTo }, () => answer(route, call));
  };
}
