import type { Engine } from './engine.ts';
import { json, jsonBody, requestOf, type Call } from './http.ts';

/** How the files that we take begin. A name or a declared type proves nothing. */
const signatures: Record<string, (head: string) => boolean> = {
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  'video/mp4': (head) => head.startsWith('ftyp', 4),
  'video/webm': (head) => head.startsWith('\x1a\x45\xdf\xa3'),
};

/** A refusal in the form of the storage service, which says 400 and the real status inside. */
function storageError(statusCode: string, error: string, message: string): Response {
  return json(400, { statusCode, error, message });
}

function isUpload({ method, url }: Call): boolean {
  const path = url.pathname.slice('/storage/v1/object/'.length);
  if (method === 'PUT') return true;
  return method === 'POST' && !/^(list|move|copy|sign|info|upload)(\/|$)/.test(path);
}

/**
 * supabase-js sends a file as a form, under an empty name that the embedded service does not look
 * for. It gets the bare file, with what else the form says as headers.
 */
async function unwrap(call: Call): Promise<Call> {
  const headers = new Headers(call.headers);
  let { body } = call;
  if (/^multipart\/form-data/i.test(headers.get('content-type') ?? '')) {
    const form = await new Response(body, { headers }).formData();
    const file = [...form.values()].find((value) => value instanceof File);
    if (!file) throw new TypeError('The form holds no file');
    body = new Uint8Array(await file.arrayBuffer());
    headers.set('content-type', file.type);
    const seconds = form.get('cacheControl');
    if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
    const metadata = form.get('metadata');
    if (typeof metadata === 'string') {
      headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
    }
  }
  // The size limit of a bucket is only looked at when the length is declared.
  headers.set('content-length', String(body.byteLength));
  return { ...call, headers, body };
}

/**
 * The part of a file that a Range header asks for; players of video need it, and Safari plays
 * nothing without. Several ranges at once may be answered with the whole file.
 */
async function part(answer: Response, range: string): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!first && !last) return answer;
  const content = new Uint8Array(await answer.arrayBuffer());
  const size = content.byteLength;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  const headers = new Headers(answer.headers);
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    headers.delete('content-length');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(content.subarray(start, end + 1), { status: 206, headers });
}

interface Listed {
  name: string;
}

/** Hosted names the files of a folder from there; the embedded service writes their whole path. */
async function fromFolder(answer: Response, prefix: unknown): Promise<Response> {
  if (!answer.ok || typeof prefix !== 'string' || prefix === '') return answer;
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  const files = (await answer.json()) as Listed[];
  return json(
    200,
    files.map((file) => ({
      ...file,
      name: file.name.startsWith(folder) ? file.name.slice(folder.length) : file.name,
    })),
  );
}

/**
 * The storage service, with what the embedded one lacks of hosted, and a look at the first bytes of
 * every upload: a page disguised as a picture is refused, and so is SVG, which may hold scripts.
 *
 * @returns answers one call below `/storage/v1/`.
 */
export function createStorage(engine: Engine) {
  const upload = async (call: Call): Promise<Response> => {
    const file = await unwrap(call).catch(() => null);
    if (!file) return storageError('400', 'invalid_request', 'Missing file in multipart upload');
    const type = (file.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const head = Buffer.from(file.body.subarray(0, 16)).toString('latin1');
    if (!signatures[type]?.(head)) {
      return storageError('415', 'invalid_mime_type', `mime type ${type} is not supported`);
    }
    return engine.fetch(requestOf(file));
  };

  return async (call: Call): Promise<Response> => {
    // The address outlives a session and an account, and no policy is asked at its use.
    if (call.url.pathname.startsWith('/storage/v1/object/upload/sign/')) {
      return storageError('403', 'AccessDenied', 'There are no signed addresses for uploads');
    }
    if (isUpload(call)) return upload(call);
    const answer = await engine.fetch(requestOf(call));
    // The service breaks over a token that it did not sign.
    const isLink = call.url.pathname.startsWith('/storage/v1/object/sign/');
    if (isLink && call.method === 'GET' && answer.status === 500) {
      return storageError('400', 'InvalidJWT', 'The token of the link is not valid');
    }
    if (call.method === 'POST' && call.url.pathname.startsWith('/storage/v1/object/list/')) {
      return fromFolder(answer, jsonBody(call)?.['prefix']);
    }
    const range = call.headers.get('range');
    const condition = call.headers.get('if-range');
    const asked = range && (!condition || condition === answer.headers.get('etag'));
    const isPart = asked && call.method === 'GET' && answer.status === 200;
    return isPart && call.url.pathname.startsWith('/storage/v1/object/')
      ? part(answer, range)
      : answer;
  };
}
