import { createHash } from 'node:crypto';
import { escapeHtml } from '../functions/_shared/mails/html.ts';
import { json } from './http.ts';
import type { Mail } from './mailbox.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 0 auto; padding: 2rem 1rem; color: light-dark(#2b2622, #efe9e2); background: light-dark(#fbf7f1, #17151c); }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
article { margin-block: 1.5rem; padding: 1.25rem; border: 1px solid light-dark(#85786b, #7d768b); border-radius: .75rem; background: light-dark(#fff, #221f2a); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: 0 0 1rem; font-size: .875rem; overflow-wrap: anywhere; }
dd { margin: 0; }
a { color: light-dark(#7a3b12, #f2b98a); font-weight: 600; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
.code { font-size: 1.5rem; letter-spacing: .2em; }
p { white-space: pre-line; }
.ignore { font-size: .875rem; }
`;

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

function action(mail: Mail): string {
  if (mail.link === null) return mail.code && `<p class="code">${escapeHtml(mail.code)}</p>`;
  const safe = URL.canParse(mail.link) && /^https?:$/.test(new URL(mail.link).protocol);
  return safe ? `<p><a href="${escapeHtml(mail.link)}">${escapeHtml(mail.action)}</a></p>` : '';
}

function article(mail: Mail): string {
  return `<article lang="${escapeHtml(mail.language)}">
<h2>${escapeHtml(mail.subject)}</h2>
<dl lang="en"><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Sent</dt><dd><time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt.replace('T', ' ').slice(0, 19))} UTC</time></dd></dl>
<p>${escapeHtml(mail.text)}</p>
${action(mail)}
<p class="ignore">${escapeHtml(mail.ignore)}</p>
</article>`;
}

function page(mails: Mail[]): string {
  const list = mails.length
    ? mails.map(article).join('\n')
    : '<p>No emails yet. Emails from the apps will appear here, newest first.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>${style}</style>
</head>
<body><main>
<h1>Mailbox</h1>
${list}
</main></body>
</html>`;
}

/**
 * The mailbox in a browser at `/`, and as JSON for tests at `/api/mails`, there also for one address
 * with `?to=`. What a mail says is text, never markup.
 */
export function showMailbox(request: Request, mails: Mail[]): Response {
  const url = new URL(request.url);
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  if (request.method !== 'GET') return json(405, { message: 'Method not allowed' }, headers);
  if (url.pathname === '/') {
    return new Response(page(mails), {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      },
    });
  }
  if (url.pathname === '/health') return json(200, { status: 'ok' }, headers);
  if (url.pathname === '/api/mails') {
    const to = url.searchParams.get('to')?.toLowerCase();
    return json(200, to ? mails.filter((mail) => mail.to === to) : mails, headers);
  }
  return json(404, { message: 'Not found' }, headers);
}
