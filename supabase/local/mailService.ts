import type { Database } from './database.ts';
import { json } from './http.ts';
import type { Mailbox } from './mailbox.ts';

/** No router knows it, so nobody but the functions reaches it. */
const path = '/mail-service';

interface HandedOver {
  to: string[];
  subject: string;
  text: string;
  headers: { 'Content-Language': string; 'List-Unsubscribe'?: string };
  tags: { value: string }[];
}

/** What a function writes: its words, the words on the link, the link, and why the mail came. */
const layout = /^(?<text>.*)\n\n(?<action>[^\n]+)\n(?<link>https?:\S+)\n\n(?<why>.*)$/s;

/**
 * Puts what the functions send into the mailbox, as an HTTP mail service takes it.
 *
 * @param supabaseUrl whose functions reach it, in this process.
 */
export function createMailService(mailbox: Mailbox, { sql }: Database, supabaseUrl: string) {
  const url = new URL(path, supabaseUrl).href;
  return {
    /** What the functions find in their environment. */
    env: { MAIL_API_URL: url, MAIL_API_KEY: 'local', MAIL_FROM: 'Niyama <hello@niyama.example>' },
    isFor: (request: Request) => request.url === url,
    async take(request: Request): Promise<Response> {
      const mail = (await request.json()) as HandedOver;
      const [to = ''] = mail.to;
      const [account] = await sql<{ id: string }>('select id from auth.users where email = $1', [
        to.toLowerCase(),
      ]);
      const parts = layout.exec(mail.text)?.groups;
      mailbox.add({
        kind: mail.tags[0]?.value ?? '',
        to,
        account: account?.id ?? null,
        language: mail.headers['Content-Language'],
        subject: mail.subject,
        text: parts?.['text'] ?? mail.text,
        action: parts?.['action'] ?? '',
        link: parts?.['link'] ?? null,
        code: '',
        ignore: parts?.['why'] ?? '',
        unsubscribe: mail.headers['List-Unsubscribe']?.slice(1, -1),
      });
      return json(200, { id: 'local' });
    },
  };
}
