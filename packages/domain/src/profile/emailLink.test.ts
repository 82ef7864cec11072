import { expect, it } from 'vitest';
import { emailLink } from './emailLink.ts';

it('writes to one person', () => {
  expect(emailLink(['asha@niyama.example'])).toBe('mailto:asha@niyama.example');
});

it('writes to several by blind copy', () => {
  expect(emailLink(['a@x.example', 'b@x.example'])).toBe('mailto:?bcc=a@x.example,b@x.example');
});

it('lets no address add a field or another address', () => {
  expect(emailLink(['a&cc=b,c?d@x.example', '"e@f"@x.example'])).toBe(
    'mailto:?bcc=a%26cc%3Db%2Cc%3Fd@x.example,%22e%40f%22@x.example',
  );
});
