import { keyOf, variable } from '../service.ts';

/** Which of a person's switches ends mails of a kind; the one of all mails stands for news. */
const switches = {
  assignment: 'email_notifications_enabled',
  reply: 'email_notifications_enabled',
  reminder: 'mail_reminder',
} as const;

type Kind = keyof typeof switches;

const isKind = (kind: string | undefined): kind is Kind =>
  kind !== undefined && Object.hasOwn(switches, kind);

const bytes = (text: string) => new TextEncoder().encode(text);

/** Only the functions have the service's key, so this needs no separate secret. */
const key = () =>
  crypto.subtle.importKey('raw', bytes(keyOf('secret')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** What is signed, which nothing else that is signed with the key reads like. */
const signed = (userId: string, kind: Kind) => bytes(`unsubscribe ${userId} ${kind}`);

const toHex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The address that ends mails of this kind for this person by one POST, without a login (RFC 8058). */
export async function unsubscribeAddress(userId: string, kind: Kind): Promise<string> {
  const seal = toHex(await crypto.subtle.sign('HMAC', await key(), signed(userId, kind)));
  const address = new URL('/functions/v1/unsubscribe', variable('SUPABASE_URL'));
  address.searchParams.set('token', [userId, kind, seal].join('.'));
  return address.href;
}

/** What a token of such an address ends; null for one that we never made. */
export async function readUnsubscribeToken(
  token: string,
): Promise<{ userId: string; column: (typeof switches)[Kind] } | null> {
  const [userId, kind, seal] = token.split('.');
  if (!userId || !isKind(kind) || !seal) return null;
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await key(),
    fromHex(seal),
    signed(userId, kind),
  );
  return isOurs ? { userId, column: switches[kind] } : null;
}
