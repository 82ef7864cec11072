import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createMailbox, type NewMail } from './mailbox.ts';
import { relayed } from './mailRelay.ts';

const mail: NewMail = {
  kind: 'confirmation',
  to: 'maya@niyama.example',
  account: null,
  language: 'en',
  subject: 'Confirm your email address',
  text: 'Welcome',
  action: 'Confirm',
  link: 'https://niyama.example/confirm',
  code: '123456',
  ignore: 'Else do nothing.',
};

test('mails leave besides being in the mailbox, and one that is refused holds up no other', async () => {
  const taken: unknown[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const { to, text, headers } = (await json(request)) as {
        to: string[];
        text: string;
        headers: Record<string, string>;
      };
      taken.push({ to, text, headers, key: request.headers.authorization });
      response.writeHead(taken.length === 1 ? 500 : 200).end('{}');
    };
    void take();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const mailbox = relayed(createMailbox(), { url, key: 'a key', from: 'hello@niyama.example' });

  mailbox.add(mail);
  const unsubscribe = 'https://api.niyama.example/functions/v1/unsubscribe?token=x';
  mailbox.add({ ...mail, link: null, unsubscribe });

  const to = [mail.to];
  const key = 'Bearer a key';
  const headers = { 'Content-Language': 'en' };
  const ending = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await expect
    .poll(() => taken)
    .toEqual([
      {
        to,
        key,
        headers,
        text: 'Welcome\n\nConfirm\nhttps://niyama.example/confirm\n\nElse do nothing.',
      },
      {
        to,
        key,
        headers: { ...headers, ...ending },
        text: 'Welcome\n\n123456\n\nElse do nothing.',
      },
    ]);
  expect(mailbox.list()).toHaveLength(2);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  await new Promise((resolve) => server.close(resolve));
});
