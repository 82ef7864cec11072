import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDataClient, uploadAvatar } from './index.ts';
import { failureOf } from './testing/failureOf.ts';
import { fetchWithUploads, watchUpload } from './uploads.ts';

/** The part of the browser's own that an upload uses; the test plays the network. */
class FakeRequest extends EventTarget {
  static sent = Promise.withResolvers<FakeRequest>();
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  status = 0;
  statusText = '';
  responseText = '';
  readonly abort = vi.fn(() => this.end('abort'));
  send() {
    FakeRequest.sent.resolve(this);
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.end('load');
  }
  private end(how: 'load' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  FakeRequest.sent = Promise.withResolvers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minute = 60_000;

/** An upload that is on its way, as the screens begin it. */
async function uploading() {
  const client = createDataClient({ url: 'http://localhost:9', key: 'key', storageKey: 'session' });
  const shares: number[] = [];
  const picture = new Blob(['a picture'], { type: 'image/png' });
  const onProgress = (share: number) => void shares.push(share);
  const upload = uploadAvatar(client, { userId: 'maya', picture, onProgress });
  return { failure: failureOf(upload), shares, request: await FakeRequest.sent.promise };
}

/** One that its caller may stop. */
function stoppable(signal: AbortSignal) {
  const body = new ArrayBuffer(4);
  watchUpload(body, () => undefined);
  return fetchWithUploads('http://localhost:9/file', { method: 'POST', body, signal });
}

it('an upload without progress for a minute fails as offline', async () => {
  const { failure, request } = await uploading();
  request.progress(1, 4);
  vi.advanceTimersByTime(minute);
  expect(request.abort).toHaveBeenCalledOnce();
  expect(await failure).toMatchObject({ kind: 'offline' });
});

it('an upload of which nothing ever leaves ends too', async () => {
  const { failure, request } = await uploading();
  vi.advanceTimersByTime(minute);
  expect(request.abort).toHaveBeenCalledOnce();
  expect(await failure).toMatchObject({ kind: 'offline' });
});

it('an upload may take as long as it needs while it goes on, and nothing is left waiting', async () => {
  const { failure, shares, request } = await uploading();
  for (const loaded of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(minute - 1);
    request.progress(loaded, 4);
  }
  vi.advanceTimersByTime(minute - 1);
  request.answer(200, { Id: 'id', Key: 'avatars/maya/1.png' });
  expect(await failure).toBeNull();
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  vi.advanceTimersByTime(minute);
  expect(request.abort).not.toHaveBeenCalled();
});

it('an upload stops when its caller no longer wants it', async () => {
  const caller = new AbortController();
  const answer = stoppable(caller.signal);
  const request = await FakeRequest.sent.promise;
  const reason = new Error('no longer wanted');
  caller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  expect(request.abort).toHaveBeenCalledOnce();
});

it('an upload that was aborted before does not begin', async () => {
  const send = vi.spyOn(FakeRequest.prototype, 'send');
  const reason = new Error('no longer wanted');
  await expect(stoppable(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});
