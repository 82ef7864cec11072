import type { TestBackend } from '../../supabase/local/testing.ts';

export interface Answer {
  status: number;
  /** The code in the body, if it has one. */
  code: string | null;
  body: unknown;
}

/**
 * A request as a person with curl sends it: any path, any method, any body, with the public key and
 * a token of one's own or of one's own making.
 */
export async function curl(
  backend: TestBackend,
  path: string,
  {
    method = 'GET',
    token = backend.anonKey,
    body,
    headers = {},
  }: { method?: string; token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await backend.fetch(
    new Request(backend.supabaseUrl + path, {
      method,
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  const code =
    typeof parsed === 'object' && parsed !== null && 'code' in parsed ? String(parsed.code) : null;
  return { status: answer.status, code, body: parsed };
}
