/** A request whose body has been read: nobody holds the lock of the database while a body trickles in. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Address of the caller's socket, never a forwarded header. */
  peer: string;
}

/** Answers with JSON. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers });
}

/** A refusal in the form of the auth service. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code: status, error_code: code, msg: message }, headers);
}

/** The auth service's refusal of a password of which the hash would see the beginning only. */
export function tooLong(): Response {
  return authError(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
}

/** The auth service's refusal of somebody who asks too often. */
export function tooManyRequests(seconds: number): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(seconds),
  });
}

/** A refusal in the form of the table service. */
export function restError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code, message, details: null, hint: null }, headers);
}

/** The request again, for the next one in line, with changes. */
export function requestOf(
  call: Call,
  change: Partial<Pick<Call, 'url' | 'body' | 'headers'>> = {},
) {
  const { url, body, headers } = { ...call, ...change };
  const bare = call.method === 'GET' || call.method === 'HEAD';
  return new Request(url, { method: call.method, headers, ...(bare ? {} : { body }) });
}

/** The JSON object in the body, or null when it holds something else. */
export function jsonBody(call: Call): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(call.body));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The bearer token of a request, or null. */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Reads a body of at most `limit` bytes; null when it is longer, whatever its headers claim. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
