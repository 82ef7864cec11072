import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadedConfig, withPreloadedResponses } from './preloadedResponses.ts';

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
  vi.stubGlobal('preloadedResponses', { at: Date.now() - age, config: answer, calls });
}

const askNow = vi.fn<typeof fetch>(async () => new Response('now'));
const fetchUnlessAsked = withPreloadedResponses(askNow);

const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => askNow.mockClear());
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

  it.each([
    ['after half a minute', 30_001],
    ['when the clock was set back since', -1000],
  ])('is asked again %s, and what was answered is forgotten', async (_, age) => {
    askAhead({ age });
    expect(await textOf(fetchUnlessAsked(url, call('maya')))).toBe('now');
    expect(globalThis.preloadedResponses).toBeUndefined();
  });

  it('is given up where the server let it wait for too long', async () => {
    askAhead({ answer: Promise.reject(new DOMException('It took too long', 'TimeoutError')) });
    await expect(fetchUnlessAsked(url, call('maya'))).rejects.toThrow('It took too long');
    expect(askNow).not.toHaveBeenCalled();
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
    expect(await (await preloadedConfig())?.text()).toBe('ahead');
    expect(await (await preloadedConfig())?.text()).toBe('ahead');
  });

  it.each([
    ['could not be fetched', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', async () => new Response('', { status: 500 })],
  ])('is asked for again when it %s', async (_, answer) => {
    askAhead({ answer: answer() });
    expect(await preloadedConfig()).toBeUndefined();
  });
});
