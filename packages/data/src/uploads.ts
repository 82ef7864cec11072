/** Called with the share of an upload that is on its way: 0 to 1. */
export type UploadProgress = (share: number) => void;

const watched = new WeakMap<object, UploadProgress>();

/** Follows the upload of exactly these bytes, once they are sent through {@link fetchWithUploads}. */
export function watchUpload(bytes: ArrayBuffer, onProgress: UploadProgress): void {
  watched.set(bytes, onProgress);
}

/**
 * After so long a server that has not answered, or takes no more of an upload, is taken for
 * one that cannot be reached.
 */
const idleTimeoutMs = 60_000;

/** Without an end a request that hangs would hold back what waits behind it in the outbox. */
function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const end = AbortSignal.timeout(idleTimeoutMs);
  return signal ? AbortSignal.any([signal, end]) : end;
}

/**
 * The client's fetch. The browser's own tells nothing about how far an upload has come, so an upload
 * that somebody watches goes out by XMLHttpRequest.
 */
export const fetchWithUploads: typeof fetch = async (input, init) => {
  const body = init?.body;
  const onProgress = body instanceof ArrayBuffer ? watched.get(body) : undefined;
  if (!onProgress || typeof XMLHttpRequest === 'undefined') {
    return fetch(input, { ...init, signal: withTimeout(init?.signal) });
  }
  const request = new Request(input, init);
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open(request.method, request.url);
    for (const [name, value] of request.headers) upload.setRequestHeader(name, value);
    const stalled = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => stalled.abort(new DOMException('The upload stands still', 'TimeoutError')),
        idleTimeoutMs,
      );
    };
    const end = AbortSignal.any([request.signal, stalled.signal]);
    end.throwIfAborted();
    end.addEventListener('abort', () => {
      reject(end.reason as Error);
      upload.abort();
    });
    upload.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    });
    upload.addEventListener('load', () => {
      const { status, statusText, responseText } = upload;
      resolve(new Response(responseText, { status, statusText }));
    });
    upload.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    upload.addEventListener('loadend', () => clearTimeout(timer));
    upload.send(body as ArrayBuffer);
    restartTimer();
  });
};
