import { randomUUID } from 'node:crypto';
import { button, escapeHtml, htmlOf, shownCode } from '../functions/_shared/mails/html.ts';
import { type MailService, send } from '../functions/_shared/mails/mailService.ts';
import type { Mailbox } from './mailbox.ts';
import { isInvented } from './school/school.ts';

/**
 * A mailbox whose mails leave as well, one by one and once: what the service refuses stays in the mailbox, and the
 * console says so.
 * @param service takes mails over HTTP, as that of a hosted project does
 */
export function relayed(mailbox: Mailbox, service: MailService): Mailbox {
  let last = Promise.resolve();
  return {
    ...mailbox,
    add(mail) {
      mailbox.add(mail);
      if (isInvented(mail.to)) return;
      const { to, kind, language, subject, action, link, code, ignore, unsubscribe } = mail;
      const text = [mail.text, link ? `${action}\n${link}` : code, ignore]
        .filter((part) => part !== '')
        .join('\n\n');
      const html = htmlOf({
        language,
        subject: escapeHtml(subject),
        paragraphs: mail.text.split('\n\n').map(escapeHtml),
        act: link ? button(escapeHtml(link), escapeHtml(action)) : code ? shownCode(code) : null,
        why: escapeHtml(ignore),
      });
      last = last
        .then(() => {
          const head = { id: randomUUID(), to, kind, language, subject };
          return send(service, { ...head, text, html, ...(unsubscribe && { unsubscribe }) });
        })
        .catch((error: unknown) =>
          console.error(`The mail "${subject}" did not leave and is in the mailbox:`, error),
        );
    },
  };
}
