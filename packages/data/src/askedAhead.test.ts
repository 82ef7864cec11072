import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchConfig, fetchUnlessAsked } from './askedAhead.ts';

const url = 'https://a.example/rest/v1/rpc/home';
const call = (token: string, body = '{}') => ({
  method: 'POST',
  headers: { Authorization: `Bearer ${token}`, apikey: 'key' },
  body,
});

/** What the page asked ahead for Maya, `age` milliseconds ago. */
function askAhead({ age = 0, answer = Promise.resolve(new Response('ahead')) } = {}) {
  answer.catch(() => undefined);
  const calls = { [`POST ${url} Bearer maya {}`]: answer };
  vi.stubGlobal('askedAhead', { at: Date.now() - age, config: answer, calls });
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('now'));
});
afterEach(() => vi.unstubAllGlobals());

describe('a question that the page asked ahead', () => {
  it('is answered by that answer, once', async () => {
    askAhead();
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('ahead');
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('now');
  });

  it.each([
    ['of another person', url, call('jo')],
    ['with another body', url, call('maya', '{"a":1}')],
    ['of another address', `${url}2`, call('maya')],
    ['by another method', url, { ...call('maya'), method: 'GET' }],
  ])('is not taken for one %s', async (_, address, init) => {
    askAhead();
    expect(await textOf(fetchUnlessAsked(address, init))).toBe('now');
  });

  it('is asked again after half a minute', async () => {
    askAhead({ age: 30_001 });
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('now');
  });

  it('is asked now when it could not be asked then', async () => {
    askAhead({ answer: Promise.reject(new TypeError('Failed to fetch')) });
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('now');
  });

  it('is asked now where nothing was asked ahead', async () => {
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('now');
  });
});

describe('the configuration', () => {
  it('is read by several from one answer', async () => {
    askAhead();
    expect(await textOf(fetchConfig())).toBe('ahead');
    expect(await textOf(fetchConfig())).toBe('ahead');
  });

  it.each([
    ['could not be fetched', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', async () => new Response('', { status: 500 })],
  ])('is asked for again when it %s', async (_, answer) => {
    askAhead({ answer: answer() });
    expect(await textOf(fetchConfig())).toBe('now');
  });
});
