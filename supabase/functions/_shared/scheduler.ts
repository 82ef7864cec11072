import { createHash, timingSafeEqual } from 'node:crypto';

/** The header in which the clock shows that it is the clock. */
export const clockHeader = 'x-niyama-tick';

/** Equally long whatever is hashed, so that comparing takes equally long too. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request comes from the clock: it holds the secret of this project, `TICK_SECRET`. A scheduled
 * job has no login, so there is no token to check. Without a secret every request is refused.
 */
export function isClock(request: Request): boolean {
  const secret = Deno.env.get('TICK_SECRET');
  const shown = request.headers.get(clockHeader);
  return Boolean(secret && shown) && timingSafeEqual(digest(shown ?? ''), digest(secret ?? ''));
}
