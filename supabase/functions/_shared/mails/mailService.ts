import { variable } from '../service.ts';

/** Where mails are handed over: an HTTP service such as the one of Resend (see docs/deploy.md). */
export interface MailService {
  url: string;
  key: string;
  /** The sender, such as `Niyama <hello@niyama.example>`. */
  from: string;
}

/** A mail as the service takes it. */
export interface Mail {
  /** The service sends a mail with the same id only once. */
  id: string;
  to: string;
  kind: string;
  /** BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** What ends mails of this kind by one POST (RFC 8058); none where there is no such choice. */
  unsubscribe?: string;
}

/** After so long a service that does not answer has failed. */
const timeoutMs = 10_000;

/** The service of this project. @throws Error while it is not set up. */
export const mailService = (): MailService => ({
  url: variable('MAIL_API_URL'),
  key: variable('MAIL_API_KEY'),
  from: variable('MAIL_FROM'),
});

/** @throws Error when the service did not take it. */
export async function send({ url, key, from }: MailService, mail: Mail): Promise<void> {
  const { id, to, kind, language, subject, text, html, unsubscribe } = mail;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify({
      from,
      to: [to],
      subject,
      text,
      html,
      headers: {
        'Content-Language': language,
        ...(unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
      tags: [{ name: 'kind', value: kind }],
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
}
