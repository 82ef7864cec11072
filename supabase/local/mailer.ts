import { languageTag, paths } from '@niyama/domain';
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

/** What it sends besides, of which the embedded service knows nothing. */
export interface AccountMailer extends Mailer {
  sendPasswordChanged(email: string, userId: string): Promise<void>;
  /** @param email the address of before */
  sendEmailChanged(email: string, userId: string): Promise<void>;
}

/** What a mail is about. */
interface Sending {
  userId?: string | undefined;
  /** What its link does, in the auth service's word; none when it carries a code alone. */
  type?: 'signup' | 'recovery' | 'magiclink' | 'email_change';
  token?: string;
  code?: string;
  /** Where its link leads. */
  page?: string;
}

/** Who gets a mail, in the words of the profile. */
interface Reader {
  language: string;
  username: string;
  full_name: string;
  [key: string]: string;
}

interface MailerOptions {
  database: Database;
  mailbox: Pick<Mailbox, 'add'>;
  siteUrl: string;
}

/**
 * Writes the mails of the auth service in the language of their reader and puts them into the
 * mailbox. It runs within a request, which holds the lock of the database already.
 */
export function createMailer({ database, mailbox, siteUrl }: MailerOptions): AccountMailer {
  const readerOf = async (userId: string | undefined) => {
    const [row] = await database.unlockedSql<Reader>(
      `select coalesce(users.raw_user_meta_data ->> 'language', '') as language,
         coalesce(profiles.username, '') as username, coalesce(profiles.full_name, '') as full_name
       from auth.users left join public.profiles on profiles.id = users.id
       where users.id::text = $1`,
      [userId ?? ''],
    );
    return row ?? { language: '', username: '', full_name: '' };
  };
  const pageOf = (path: string) => new URL(path, siteUrl).href;
  /** What it carries stands behind the hash, which a browser tells no server. */
  const linkOf = (page: string, carried: Record<string, string>) => {
    const link = new URL(page);
    link.hash = new URLSearchParams(carried).toString();
    return link.href;
  };
  const send = async (kind: MailKind, to: string, sending: Sending) => {
    const { type, token = '', code = '', userId, page } = sending;
    const reader = await readerOf(userId);
    const language = languageOfWord[reader.language] ?? 'en';
    const { subject, text, action, ignore } = texts[language][kind];
    const named = type === 'signup' ? { email: to, ...reader } : { language: reader.language };
    mailbox.add({
      kind,
      to,
      account: userId ?? null,
      language,
      subject,
      text,
      action,
      link: type && page ? linkOf(page, { type, token_hash: token, ...named }) : (page ?? null),
      code,
      ignore,
    });
  };

  return {
    sendConfirmation: (email, token, code, to) => {
      const page = requestContext.getStore()?.redirectTo ?? siteUrl;
      return send('confirmation', email, { ...to, type: 'signup', token, code, page });
    },
    sendRecovery: (email, token, code, to) => {
      const page = pageOf(paths.newPassword());
      return send('recovery', email, { ...to, type: 'recovery', token, code, page });
    },
    sendMagicLink: (email, token, code, to) => {
      const page = pageOf(paths.mailLink());
      return send('magicLink', email, { ...to, type: 'magiclink', token, code, page });
    },
    async sendEmailChange(email, token, code, to) {
      const { userId, newEmail, tokenNew = '', tokenHashNew = '' } = to ?? {};
      const asks = { userId, type: 'email_change', page: pageOf(paths.mailLink()) } as const;
      await send('emailChange', email, { ...asks, token, code });
      if (!newEmail || newEmail === email) return;
      await send('emailChange', newEmail, { ...asks, token: tokenHashNew, code: tokenNew });
    },
    sendReauthentication: (email, code, to) => send('reauthentication', email, { ...to, code }),
    sendPasswordChanged: (email, userId) => {
      const page = pageOf(paths.forgotPassword());
      return send('passwordChanged', email, { userId, page });
    },
    sendEmailChanged: (email, userId) => send('emailChanged', email, { userId }),
  };
}
