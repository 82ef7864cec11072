import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { showPush } from './push.ts';

const origin = 'https://niyama.example';
const shownFor = async (data: Pick<PushMessageData, 'json'> | null) => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(
    async () => undefined,
  );
  await showPush(data, { registration: { showNotification }, origin });
  expect(showNotification).toHaveBeenCalledOnce();
  const [title, options] = showNotification.mock.calls[0] ?? [];
  return { title, ...options };
};
const message = (notification: object) => ({ json: () => ({ web_push: 8030, notification }) });

describe('a message of a push service', () => {
  it('is shown as it says, and leads where it says', async () => {
    expect(
      await shownFor(
        message({
          title: 'Time for your practice',
          body: 'Tree',
          lang: 'en',
          tag: 'morning-reminder',
          navigate: `${origin}/assignments?tab=given`,
        }),
      ),
    ).toEqual({
      title: 'Time for your practice',
      body: 'Tree',
      lang: 'en',
      tag: 'morning-reminder',
      renotify: true,
      icon: '/icons/icon-192.png',
      data: { path: '/assignments?tab=given' },
    });
  });

  it.each([
    'https://elsewhere.example/assignments',
    '//elsewhere.example',
    'javascript:x',
    5,
    null,
  ])('that leads to %j opens the app as it begins', async (navigate) => {
    expect(await shownFor(message({ title: 'New', navigate }))).toMatchObject({
      data: { path: '/' },
    });
  });

  it('without a word is shown all the same', async () => {
    const refuse = () => {
      throw new SyntaxError('no JSON');
    };
    for (const data of [null, { json: refuse }, { json: () => null }, message({})]) {
      expect(await shownFor(data)).toMatchObject({ title: 'Niyama', data: { path: '/' } });
    }
  });

  it('is shown, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (content) => {
        const { title } = await shownFor({ json: () => content });
        expect(typeof title).toBe('string');
      }),
    );
  });
});
