import { languageTag } from '@niyama/domain';
import { requestContext } from './requestContext.ts';
import type { Database } from './database.ts';
import type { Mailbox } from './mailbox.ts';
import texts from '../templates/texts.json' with { type: 'json' };

export type MailLanguage = keyof typeof texts;
type MailKind = keyof (typeof texts)['en'];

/** By the words that profiles store. */
const languageOfWord: Partial<Record<string, MailLanguage>> = languageTag;

interface Recipient {
  userId?: string;
}

/** A change of address is confirmed from both addresses (`double_confirm_changes`). */
interface TwoRecipients extends Recipient {
  newEmail?: string;
  /** The plain code for the new address, and its hash. */
  tokenNew?: string;
  tokenHashNew?: string;
}

/** What the auth service calls when it has a mail to send. The tokens are hashes, the codes plain. */
export interface Mailer {
  sendConfirmation(email: string, token: string, code: string, to?: Recipient): Promise<void>;
  sendRecovery(email: string, token: string, code: string, to?: Recipient): Promise<void>;
  sendMagicLink(email: string, token: string, code: string, to?: Recipient): Promise<void>;
  sendEmailChange(email: string, token: string, code: string, to?: TwoRecipients): Promise<void>;
  sendReauthentication(email: string, code: string, to?: Recipient): Promise<void>;
}

interface MailerOptions {
  database: Database;
  mailbox: Pick<Mailbox, 'add'>;
  supabaseUrl: string;
  siteUrl: string;
}

/**
 * Writes the mails of the auth service in the language of their reader and puts them into the
 * mailbox. It runs within a request, which holds the lock of the database already.
 */
export function createMailer({ database, mailbox, supabaseUrl, siteUrl }: MailerOptions): Mailer {
  const languageOf = async (userId: string | undefined): Promise<MailLanguage> => {
    const [row] = await database.unlockedSql<{ language: string | null }>(
      `select raw_user_meta_data ->> 'language' as language from auth.users where id::text = $1`,
      [userId ?? ''],
    );
    return languageOfWord[row?.language ?? ''] ?? 'en';
  };
  const linkOf = (type: string, token: string) => {
    const link = new URL('/auth/v1/verify', supabaseUrl);
    link.searchParams.set('token', token);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', requestContext.getStore()?.redirectTo ?? siteUrl);
    return link.href;
  };
  const send = async (
    kind: MailKind,
    to: string,
    link: string | null,
    code: string,
    userId?: string,
  ) => {
    const language = await languageOf(userId);
    const { subject, text, action, ignore } = texts[language][kind];
    mailbox.add({
      kind,
      to,
      account: userId ?? null,
      language,
      subject,
      text,
      action,
      link,
      code,
      ignore,
    });
  };

  return {
    sendConfirmation: (email, token, code, to) =>
      send('confirmation', email, linkOf('signup', token), code, to?.userId),
    sendRecovery: (email, token, code, to) =>
      send('recovery', email, linkOf('recovery', token), code, to?.userId),
    sendMagicLink: (email, token, code, to) =>
      send('magicLink', email, linkOf('magiclink', token), code, to?.userId),
    async sendEmailChange(email, token, code, to) {
      await send('emailChange', email, linkOf('email_change', token), code, to?.userId);
      const { newEmail, tokenNew = '', tokenHashNew = '' } = to ?? {};
      if (!newEmail || newEmail === email) return;
      const link = linkOf('email_change', tokenHashNew);
      await send('emailChange', newEmail, link, tokenNew, to?.userId);
    },
    sendReauthentication: (email, code, to) =>
      send('reauthentication', email, null, code, to?.userId),
  };
}
