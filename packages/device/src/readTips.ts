import { type BreathLevel, breathLevels, deviceTimeZone, localDate } from '@niyama/domain';
import { z } from 'zod/mini';

/**
 * Whose safety tips a student has read today on this device, and at which level they breathe since.
 * Tomorrow is another day: everything is gentle again until the tips were read.
 */
export interface ReadTips {
  has: (asanaId: string) => boolean;
  levelOf: (asanaId: string) => BreathLevel;
  note: (asanaId: string, level: BreathLevel) => void;
}

const today = z.object({
  date: z.string(),
  practices: z.array(z.object({ asanaId: z.string(), level: z.enum(breathLevels) })),
});

/** Opens what a student has read. Where the browser stores nothing, it holds for this visit. */
export function createReadTips(userId: string, { storage }: { storage: () => Storage }): ReadTips {
  const key = `niyama.readTips.v1.${userId}`;
  let unstored: string | null = null;
  const read = () => {
    try {
      return storage().getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  };
  const date = () => localDate(Date.now(), deviceTimeZone());
  const practices = () => {
    try {
      const stored = today.parse(JSON.parse(read() ?? ''));
      return stored.date === date() ? stored.practices : [];
    } catch {
      // Nothing, or nothing that can be read: to ask once more does no harm.
      return [];
    }
  };
  const find = (asanaId: string) => practices().find((one) => one.asanaId === asanaId);
  return {
    has: (asanaId) => find(asanaId) !== undefined,
    levelOf: (asanaId) => find(asanaId)?.level ?? 'gentle',
    note: (asanaId, level) => {
      const others = practices().filter((one) => one.asanaId !== asanaId);
      unstored = JSON.stringify({ date: date(), practices: [...others, { asanaId, level }] });
      try {
        storage().setItem(key, unstored);
      } catch {
        // Blocked or full: the student is asked again on the next visit.
      }
    },
  };
}
