import { createHash, randomInt } from 'node:crypto';

/** How the auth service keeps a one-time code, and what the link of a mail carries. */
export function hashOfCode(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** A new code for an address: plain for its mail, hashed for the database. */
export function newCode(email: string): { code: string; token: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, token: hashOfCode(email, code) };
}
