import { afterEach, expect, test, vi } from 'vitest';
import { send } from './_shared/mails/mailService.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'says where it is ended',
    { unsubscribe: 'https://api.example/functions/v1/unsubscribe?token=x' },
  ],
  ['names no such place where there is none', {}],
])('a mail %s', async (_, choice: { unsubscribe?: string }) => {
  const post = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', post);
  const service = { url: 'https://mail.example/emails', key: 'k', from: 'Niyama <a@b.example>' };
  const mail = {
    id: '1',
    to: 'asha@b.example',
    kind: 'reminder',
    subject: 's',
    text: 't',
    html: '<p>t</p>',
  };
  await send(service, { ...mail, language: 'fr', ...choice });
  const { headers } = JSON.parse(post.mock.calls[0]?.[1]?.body as string) as {
    headers: Record<string, string>;
  };
  expect(headers).toEqual({
    'Content-Language': 'fr',
    ...(choice.unsubscribe && {
      'List-Unsubscribe': `<${choice.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  });
});
