import { Buffer } from 'node:buffer';
import { createECDH } from 'node:crypto';
// @ts-types="npm:@types/web-push@3.6.4"
import webPush from 'web-push';
import { variable } from '../service.ts';

/** Who we are to the push services, and to the students. */
export interface Sender {
  /** Where they reach the operator, `mailto:` or `https:`. */
  subject: string;
  publicKey: string;
  privateKey: string;
  /** The address of the app, whose pages notifications open. */
  site: string;
}

/** A device, as its browser describes it. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What is sent: the text, for how long it is news, and what it replaces while it waits. */
export interface Push {
  text: string;
  ttlSeconds: number;
  topic: string;
}

/** What became of a message, as `settle_push_messages` takes it. */
export interface Outcome {
  outcome: 'sent' | 'gone' | 'refused' | 'too_large' | 'later';
  wait_seconds?: number | undefined;
}

/** After so long a service that does not answer has failed. */
const timeoutMs = 10_000;
/** No service makes a message wait longer: as `settle_push_messages` has it. */
const longestWaitSeconds = 3600;

/** The public half of a key, which a browser needs to let us send to it. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

/**
 * The sender of this project, or null where it has no key and so sends nothing.
 *
 * @throws Error where a setting is missing or wrong: found out only at each message, it would read
 * as a refusal of every device.
 */
export function senderOf(privateKey: string | undefined): Sender | null {
  if (!privateKey) return null;
  const subject = variable('VAPID_SUBJECT');
  const publicKey = publicKeyOf(privateKey);
  webPush.setVapidDetails(subject, publicKey, privateKey);
  const site = new URL(variable('SITE_URL')).href;
  return { subject, publicKey, privateKey, site };
}

/**
 * Hands one message to the push service of a device, encrypted for it alone. The database has checked
 * which host the address names: so no redirect is followed, and no address taken that reads otherwise
 * here than there.
 *
 * @param now epoch milliseconds, for a service that names the date until which to wait.
 */
export async function send(
  sender: Sender,
  device: Device,
  push: Push,
  now = Date.now(),
): Promise<Outcome> {
  const request = encrypted(sender, device, push);
  if (!request) return { outcome: 'refused' };
  const { origin } = request;
  try {
    const answer = await fetch(device.endpoint, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return outcomeOf(answer, origin, now);
  } catch (error) {
    // The address itself is a secret of the device, and stays out of the log.
    console.error(`${origin} was not reached: ${error instanceof Error ? error.name : 'unknown'}`);
    return { outcome: 'later' };
  }
}

/** The request, or null for a device whose address or key is none. */
function encrypted(sender: Sender, { endpoint, p256dh, auth }: Device, push: Push) {
  const { text, ttlSeconds, topic } = push;
  try {
    const { origin } = new URL(endpoint);
    if (!endpoint.startsWith(`${origin}/`)) throw new TypeError('Another address');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      { vapidDetails: sender, TTL: ttlSeconds, urgency: 'normal', topic },
    );
    return { origin, headers: headersOf(headers), body: bytesOf(body) };
  } catch (error) {
    console.error(`A message cannot be encrypted: ${error instanceof Error ? error.name : ''}`);
    return null;
  }
}

/** The types of buffers are newer than what the Deno of hosted projects checks them with. */
const bytesOf = (buffer: unknown) => Uint8Array.from(buffer as Iterable<number>);

/** Without the length, which the runtime counts by itself. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const { 'Content-Length': _length, ...others } = headers;
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
}

function outcomeOf(answer: Response, origin: string, now: number): Outcome {
  const { status } = answer;
  if (answer.ok) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 413) return { outcome: 'too_large' };
  if (status === 429 || status >= 500) {
    return { outcome: 'later', wait_seconds: secondsOf(answer.headers.get('retry-after'), now) };
  }
  console.error(`${origin} refused a message: ${status}`);
  return { outcome: 'refused' };
}

/** Seconds, or the date until which to wait; within what the database counts. */
function secondsOf(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestWaitSeconds);
}
