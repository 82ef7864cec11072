import {
  findAddress,
  hashPassword,
  isTooLong,
  mostMetadata,
  passwordFits,
  type User,
} from './accounts.ts';
import type { Database } from './database.ts';
import { prove, type Engine } from './engine.ts';
import {
  authError,
  bearerOf,
  jsonBody,
  requestOf,
  tooLong,
  tooManyRequests,
  type Call,
} from './http.ts';
import { readToken } from './keys.ts';
import { hashOfCode } from './oneTimeCodes.ts';
import type { AccountMailer } from './mailer.ts';
import type { RateLimits } from './rateLimits.ts';

interface AccountChangesOptions {
  database: Database;
  engine: Engine;
  mailer: AccountMailer;
  limits: RateLimits;
  /** Signs the tokens. */
  secret: string;
}

/**
 * What signed-in people change about their account: password and address, as hosted does it with
 * `secure_password_change` and `double_confirm_changes` of config.toml, and with its setting 'Require
 * current password when updating'.
 */
export function createAccountChanges(options: AccountChangesOptions) {
  const { database, engine, mailer, limits, secret } = options;
  const { unlockedSql } = database;

  /** The account of the caller, or the refusal. Call it with the lock held. */
  const callerOf = async (call: Call): Promise<User | Response> => {
    const url = new URL('/auth/v1/user', call.url);
    const answer = await engine.unlockedFetch(requestOf({ ...call, method: 'GET', url }));
    return answer.ok ? ((await answer.json()) as User) : answer;
  };
  const sessionOf = async (call: Call) => {
    const claims = await readToken(secret, bearerOf(call.headers) ?? '');
    return claims?.['session_id'] ?? null;
  };

  /** Whether the caller logged in within the last day, or knows the code of the mail. */
  const refuseStaleLogin = async (call: Call, user: User, nonce: unknown) => {
    const [recent] = await unlockedSql(
      `select from auth.sessions
       where id::text = $1 and created_at > now() - interval '24 hours'`,
      [await sessionOf(call)],
    );
    if (recent) return null;
    if (typeof nonce !== 'string' || nonce === '') {
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    const [used] = await unlockedSql(
      `update auth.users set reauthentication_token = null
       where id::text = $1 and reauthentication_token = $2
         and reauthentication_sent_at > now() - interval '1 hour'
       returning id`,
      [user.id, hashOfCode(user.email, nonce)],
    );
    return used
      ? null
      : authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  };

  /**
   * The hash that the caller has to know the password of before setting another: a session alone may
   * be a phone that lay open. The link of a reset mail stands for it once. Call it with the lock held.
   */
  const readAccount = async (call: Call, user: User) => {
    const hash = (await findAddress(unlockedSql, user.email))?.hash ?? null;
    return { hash, isFree: hash === null || (await isRecovery(call)) };
  };
  type Standing = Awaited<ReturnType<typeof readAccount>>;
  const wrongPassword = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

  /** Compares and hashes, which is slow on purpose. Call it without the lock. */
  const provePassword = async ({ hash, isFree }: Standing, password: string, given: unknown) => {
    if (!isFree) {
      if (typeof given !== 'string' || given === '') {
        return authError(
          400,
          'current_password_required',
          'Current password required when setting new password.',
        );
      }
      if (!(await passwordFits(given, hash))) return wrongPassword();
    }
    const isSame = hash !== null && (await passwordFits(password, hash));
    prove(password, isSame ? hash : await hashPassword(password));
    return null;
  };
  const isRecovery = async (call: Call) => {
    const [session] = await unlockedSql(
      `select from auth.sessions where id::text = $1 and tag = 'recovery'`,
      [await sessionOf(call)],
    );
    return session !== undefined;
  };

  /** From here on it is a session like any other. */
  const endRecovery = async (call: Call) => {
    await unlockedSql('update auth.sessions set tag = null where id::text = $1', [
      await sessionOf(call),
    ]);
  };

  /** Signs out everyone who logged in elsewhere with the old password. */
  const endOtherSessions = async (call: Call, userId: string) => {
    const session = await sessionOf(call);
    for (const [table, column] of [
      ['refresh_tokens', 'session_id'],
      ['sessions', 'id'],
    ]) {
      await unlockedSql(
        `delete from auth.${table}
         where user_id::text = $1 and ${column}::text is distinct from $2`,
        [userId, session],
      );
    }
  };

  return {
    /** Remembers that the session of this token began by the link of a reset mail. */
    noteRecovery: async (token: string): Promise<void> => {
      const claims = await readToken(secret, token);
      await database.sql(`update auth.sessions set tag = 'recovery' where id::text = $1`, [
        claims?.['session_id'] ?? null,
      ]);
    },

    /** PUT /user */
    change: async (call: Call): Promise<Response> => {
      const { email, password, nonce, current_password: current, data } = jsonBody(call) ?? {};
      const before = await database.queue.run(async () => {
        const user = await callerOf(call);
        if (user instanceof Response) return user;
        const wait = limits.take(
          email === undefined ? 'changeUser' : 'changeEmail',
          call.peer,
          user.id,
        );
        return wait === null ? readAccount(call, user) : tooManyRequests(wait);
      });
      if (before instanceof Response) return before;
      if (typeof password === 'string') {
        const refusal = isTooLong(password)
          ? tooLong()
          : await provePassword(before, password, current);
        if (refusal) return refusal;
      }
      return database.queue.run(async () => {
        const user = await callerOf(call);
        if (user instanceof Response) return user;
        // Each change adds to the last one.
        if (
          JSON.stringify({ ...user.user_metadata, ...(data as object | null) }).length >
          mostMetadata
        ) {
          return authError(400, 'validation_failed', 'data is too large');
        }
        if (password !== undefined) {
          const { hash, isFree } = await readAccount(call, user);
          // Somebody was quicker with another password, or with the link of the mail.
          if (hash !== before.hash || isFree !== before.isFree) return wrongPassword();
          const refusal = await refuseStaleLogin(call, user, nonce);
          if (refusal) return refusal;
        }
        const answer = await engine.unlockedFetch(requestOf(call));
        if (answer.ok && password !== undefined) {
          await endOtherSessions(call, user.id);
          await endRecovery(call);
          // The first password of an account is no change.
          if (before.hash !== null) await mailer.sendPasswordChanged(user.email, user.id);
        }
        if (answer.ok && email !== undefined) {
          // A new change starts from the beginning, however far the last one had come.
          await unlockedSql(
            'update auth.users set email_change_confirm_status = 0 where id::text = $1',
            [user.id],
          );
        }
        return answer;
      });
    },

    /** GET /reauthenticate: mails the code that a stale login needs for a new password. */
    reauthenticate: (call: Call): Promise<Response> =>
      database.queue.run(async () => {
        const user = await callerOf(call);
        if (user instanceof Response) return user;
        const wait = limits.take('reauthenticate', call.peer, user.id);
        return wait === null ? engine.unlockedFetch(requestOf(call)) : tooManyRequests(wait);
      }),
  };
}
