import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, readMailRelay, readOperator, readReach } from './reach.mjs';

describe('where Niyama listens', () => {
  test.each([{}, { NIYAMA_LISTEN: '', NIYAMA_HOSTS: ' , ' }])('is this machine by %j', (given) => {
    const reach = readReach(given);
    expect(reach).toEqual({ listen: '127.0.0.1', hosts: [], isOpen: false, proxies: 0 });
    expect(addressOf(reach, 8080)).toBe('http://localhost:8080');
  });

  test('listens on the given address and answers to the given names', () => {
    const reach = readReach({
      NIYAMA_LISTEN: '0.0.0.0',
      NIYAMA_HOSTS: 'niyama.example, localhost',
    });
    expect(reach).toEqual({
      listen: '0.0.0.0',
      hosts: ['niyama.example', 'localhost'],
      isOpen: true,
      proxies: 0,
    });
    expect(addressOf(reach, 8080)).toBe('https://niyama.example:8080');
  });

  test('is open to others behind a server of this machine too', () => {
    expect(readReach({ NIYAMA_HOSTS: 'niyama.example' })).toMatchObject({
      listen: '127.0.0.1',
      isOpen: true,
    });
  });

  test('is without TLS in a container whose ports are this machine’s', () => {
    const reach = readReach({ NIYAMA_LISTEN: '0.0.0.0', NIYAMA_HOSTS: 'localhost' });
    expect(addressOf(reach, 54321)).toBe('http://localhost:54321');
    expect(reach.isOpen).toBe(true);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.nip.io'])(
    'is not %s without names',
    (NIYAMA_LISTEN) => {
      expect(() => readReach({ NIYAMA_LISTEN })).toThrow('NIYAMA_HOSTS');
    },
  );

  test('counts as many proxies as NIYAMA_PROXIES says', () => {
    expect(readReach({ NIYAMA_PROXIES: '2' })).toMatchObject({ proxies: 2 });
    for (const NIYAMA_PROXIES of ['-1', '1.5', 'yes', '10']) {
      expect(() => readReach({ NIYAMA_PROXIES })).toThrow('counts the servers');
    }
  });

  test.each(['https://niyama.example', 'niyama.example:8080', 'niyama example', '*', '-a.example'])(
    'takes no name such as %s',
    (NIYAMA_HOSTS) => {
      expect(() => readReach({ NIYAMA_HOSTS })).toThrow('without scheme and port');
    },
  );
});

describe('the operator', () => {
  test('is this computer, or who is named with a contact', () => {
    expect(readOperator({})).toBe('this computer');
    expect(
      readOperator({ NIYAMA_OPERATOR: 'Lotus', NIYAMA_CONTACT: 'hello@lotus.example' }),
    ).toEqual({
      name: 'Lotus',
      contact: 'hello@lotus.example',
    });
    expect(() => readOperator({ NIYAMA_OPERATOR: 'Lotus' })).toThrow('set both');
  });
});

describe('the mail service', () => {
  test('is none, or whole', () => {
    const whole = { MAIL_API_URL: 'https://mails.example', MAIL_API_KEY: 'a', MAIL_FROM: 'b' };
    expect(readMailRelay({})).toBeUndefined();
    expect(readMailRelay(whole)).toEqual({ url: 'https://mails.example', key: 'a', from: 'b' });
    expect(() => readMailRelay({ ...whole, MAIL_FROM: '' })).toThrow('MAIL_FROM');
  });
});

test('a start with half of a pair of variables creates no data', () => {
  const dataDir = join(tmpdir(), `niyama-none-${process.pid}`);
  const env = { ...process.env, NIYAMA_HOSTS: 'a', NIYAMA_DATA: dataDir };
  for (const { half, why } of [
    { half: { NIYAMA_OPERATOR: 'Yoga school Lotus' }, why: /set both/ },
    { half: { MAIL_API_KEY: 'key' }, why: /set MAIL_API_URL/ },
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      env: { ...env, ...half },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(why);
  }
  expect(existsSync(dataDir)).toBe(false);
});
