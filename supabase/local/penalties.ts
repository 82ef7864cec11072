/** Who made the database stop, and how long nobody listens to them. */
export interface Penalties {
  /** Refuses a caller for a minute, and each further time for twice as long. */
  add(caller: string): void;
  /** Seconds that a caller is still refused, or null. */
  waiting(caller: string): number | null;
}

interface Penalty {
  minutes: number;
  /** Epoch milliseconds. */
  until: number;
}

const minute = 60_000;
/** In minutes: a caller who behaves for this long starts over. It also bounds the doubling. */
const memory = 24 * 60;

/** Lives outside the database's worker, so that a restart which a caller caused does not clear the penalties. */
export function createPenalties(now = Date.now): Penalties {
  const penalties = new Map<string, Penalty>();
  return {
    add(caller) {
      for (const [id, { until }] of penalties) {
        if (until + memory * minute < now()) penalties.delete(id);
      }
      const minutes = Math.min(memory, (penalties.get(caller)?.minutes ?? 0.5) * 2);
      penalties.set(caller, { minutes, until: now() + minutes * minute });
    },
    waiting(caller) {
      const left = (penalties.get(caller)?.until ?? 0) - now();
      return left > 0 ? Math.ceil(left / 1000) : null;
    },
  };
}
