/** How often something may be asked within a time, and what to remember by. */
interface Rule {
  perAddress: number;
  perPeer: number;
  seconds: number;
}

const rules = {
  login: { perAddress: 10, perPeer: 60, seconds: 300 },
  signUp: { perAddress: 5, perPeer: 30, seconds: 300 },
  recover: { perAddress: 3, perPeer: 30, seconds: 300 },
  resend: { perAddress: 3, perPeer: 30, seconds: 300 },
  oneTimeCode: { perAddress: 3, perPeer: 30, seconds: 300 },
  verify: { perAddress: 10, perPeer: 30, seconds: 300 },
  changeUser: { perAddress: 10, perPeer: 30, seconds: 300 },
  changeEmail: { perAddress: 3, perPeer: 30, seconds: 300 },
  reauthenticate: { perAddress: 3, perPeer: 30, seconds: 300 },
  invitation: { perAddress: Infinity, perPeer: 30, seconds: 300 },
  unsubscribe: { perAddress: Infinity, perPeer: 60, seconds: 60 },
  deletion: { perAddress: Infinity, perPeer: 30, seconds: 300 },
  usernameAvailable: { perAddress: Infinity, perPeer: 60, seconds: 60 },
} satisfies Record<string, Rule>;

export type RateLimited = keyof typeof rules;
export type RateLimitLevel = 'normal' | 'raised';

export interface RateLimits {
  /**
   * Counts one request. The count does not depend on whether the address is known.
   *
   * @param address the e-mail address or account it is about, if it is about one.
   * @returns seconds to wait, or null when the request may pass.
   */
  take(what: RateLimited, peer: string, address?: string): number | null;
  /** Forgets what was counted for an address, after a login that succeeded. */
  forgive(what: RateLimited, address: string): void;
  clear(): void;
}

interface Count {
  used: number;
  /** Epoch milliseconds. */
  until: number;
}

/** More keys than this can only come from an attack; what has run out is dropped then. */
const manyKeys = 10_000;

/** @param level `raised` lets tests do in a minute what people do in a year. */
export function createRateLimits(level: RateLimitLevel, now = Date.now): RateLimits {
  const factor = level === 'raised' ? 10_000 : 1;
  const counts = new Map<string, Count>();

  const waiting = (key: string, limit: number, seconds: number): number | null => {
    const found = counts.get(key);
    const count = found && found.until > now() ? found : { used: 0, until: now() + seconds * 1000 };
    count.used += 1;
    counts.set(key, count);
    return count.used > limit * factor ? Math.ceil((count.until - now()) / 1000) : null;
  };
  const addressKey = (what: RateLimited, address: string) =>
    `${what} address ${address.trim().toLowerCase()}`;

  return {
    take(what, peer, address) {
      if (counts.size > manyKeys) {
        for (const [key, { until }] of counts) if (until <= now()) counts.delete(key);
      }
      const { perAddress, perPeer, seconds } = rules[what];
      const byPeer = waiting(`${what} peer ${peer}`, perPeer, seconds);
      if (byPeer !== null || !address) return byPeer;
      return waiting(addressKey(what, address), perAddress, seconds);
    },
    forgive: (what, address) => void counts.delete(addressKey(what, address)),
    clear: () => counts.clear(),
  };
}
