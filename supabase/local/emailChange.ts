import type { Database } from './database.ts';
import { authError, json, jsonBody, type Call } from './http.ts';
import type { AccountMailer } from './mailer.ts';
import { hashOfCode, newCode } from './oneTimeCodes.ts';

interface EmailChangeOptions {
  database: Database;
  mailer: AccountMailer;
}

/** What hosted says after the first of the two links. */
const halfway =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface Pending {
  id: string;
  email: string;
  new_email: string;
  column: 'email_change_token_current' | 'email_change_token_new';
  confirmed: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * A change of address is confirmed from both addresses, in either order (`double_confirm_changes`).
 * The embedded service asks the old address only, so that nobody proves to own the new one.
 */
export function createEmailChange({ database, mailer }: EmailChangeOptions) {
  const { unlockedSql } = database;

  const pendingOf = async (token: string): Promise<Pending | null> => {
    const [pending] = await unlockedSql<Pending>(
      `select id, email, email_change as new_email, email_change_confirm_status as confirmed,
         case when email_change_token_new = $1
           then 'email_change_token_new' else 'email_change_token_current' end as column
       from auth.users
       where $1 <> '' and $1 in (email_change_token_new, email_change_token_current)
         and email_change_sent_at > now() - interval '1 hour'`,
      [token],
    );
    return pending ?? null;
  };

  /** Takes one of the two confirmations; null when it is the last one, which the service takes. */
  const takeFirst = async (
    pending: Pending,
    token: string,
  ): Promise<'halfway' | 'taken' | null> => {
    if (pending.confirmed === 0) {
      await unlockedSql(
        `update auth.users
         set ${pending.column} = null, email_change_confirm_status = 1 where id = $1`,
        [pending.id],
      );
      return 'halfway';
    }
    const [owner] = await unlockedSql('select from auth.users where email = $1', [
      pending.new_email,
    ]);
    if (owner) return 'taken';
    // The service knows the last confirmation under this name only.
    await unlockedSql(
      `update auth.users
       set email_change_token_current = $2, email_change_token_new = null,
         email_change_confirm_status = 0
       where id = $1`,
      [pending.id, token],
    );
    return null;
  };

  const tokenOf = (call: Call): string => {
    const body = jsonBody(call);
    return text(body?.['token_hash']) || hashOfCode(text(body?.['email']), text(body?.['token']));
  };

  return {
    /**
     * Confirms the token of a link, or a code, of type `email_change`. Once the address has changed, mails the
     * old one.
     *
     * @param finish lets the service itself answer: to the last confirmation, or to no such token.
     */
    async confirm(call: Call, finish: () => Promise<Response>): Promise<Response> {
      const pending = await database.queue.run(async () => {
        const token = tokenOf(call);
        const found = await pendingOf(token);
        const outcome = found && (await takeFirst(found, token));
        if (outcome === 'halfway') return json(200, { msg: halfway, code: 200 });
        const message = 'A user with this email address has already been registered';
        return outcome === 'taken' ? authError(422, 'email_exists', message) : found;
      });
      if (pending instanceof Response) return pending;
      const answer = await finish();
      if (answer.ok && pending)
        await database.queue.run(() => mailer.sendEmailChanged(pending.email, pending.id));
      return answer;
    },

    /** Sends both mails of a change that waits; says nothing about any other. */
    resend: (email: string): Promise<void> =>
      database.queue.run(async () => {
        const [waiting] = await unlockedSql<{ id: string; new_email: string }>(
          `select id, email_change as new_email from auth.users
           where email = $1 and email_change <> ''`,
          [email.toLowerCase()],
        );
        if (!waiting) return;
        const current = newCode(email);
        const next = newCode(waiting.new_email);
        await unlockedSql(
          `update auth.users
           set email_change_token_current = $2, email_change_token_new = $3,
             email_change_sent_at = now(), email_change_confirm_status = 0
           where id = $1`,
          [waiting.id, current.token, next.token],
        );
        await mailer.sendEmailChange(email.toLowerCase(), current.token, current.code, {
          userId: waiting.id,
          newEmail: waiting.new_email,
          tokenNew: next.code,
          tokenHashNew: next.token,
        });
      }),
  };
}
