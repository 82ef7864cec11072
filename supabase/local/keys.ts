import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import webPush from 'web-push';

/** The keys of one backend. Anyone with the secret can log in as anybody, so it never leaves this machine. */
export interface Keys {
  secret: string;
  /** For the apps: opens what row level security gives to nobody in particular. */
  anonKey: string;
  /** For functions and tests: passes row level security. */
  serviceKey: string;
}

// Fixed dates, so that the keys stay the same from start to start and a running app keeps working.
const issuedAt = Date.UTC(2026, 0, 1) / 1000;
const expiresAt = Date.UTC(2046, 0, 1) / 1000;

function bytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** Signs a token as the auth service does. */
export function signToken(secret: string, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(bytes(secret));
}

/** The claims of a token that this backend signed and that has not expired; null for any other. */
export async function readToken(secret: string, token: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, bytes(secret), { algorithms: ['HS256'] });
    return payload;
  } catch {
    return null;
  }
}

/** The two keys that belong to a secret. */
export async function keysOf(secret: string): Promise<Keys> {
  const key = (role: string) =>
    signToken(secret, { iss: 'niyama-local', role, iat: issuedAt, exp: expiresAt });
  return { secret, anonKey: await key('anon'), serviceKey: await key('service_role') };
}

export function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

/** Signs what goes to the push services; a browser that has let us send knows its public half. */
export const newPushKey = (): string => webPush.generateVAPIDKeys().privateKey;

/** The secret of this machine, created at the first start and readable by its owner only. */
export const secretOf = (dataDir: string): string => readOrCreate(dataDir, 'secret', newSecret);

/** The key for notifications, stored like the secret; without a folder, a new one for this process. */
export const pushKeyOf = (dataDir: string | undefined): string =>
  dataDir ? readOrCreate(dataDir, 'push-key', newPushKey) : newPushKey();

/** Replaces an empty file, which a power failure can leave. */
function readOrCreate(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name);
  try {
    const found = readFileSync(path, 'utf8');
    if (found) return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  const made = make();
  // Whole or not at all: a process killed here would leave half a secret.
  writeFileSync(`${path}.new`, made, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return made;
}
