import { useEffect, useState } from 'react';

/**
 * Whether the invented school of the demo is among the data, from `/config.json`. Until that is known,
 * and where it cannot be, nothing is said.
 */
export function useInventedSchool(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const show = (known: boolean) => {
      if (!left.signal.aborted) setIsThere(known);
    };
    const load = async () => {
      const { loadConfig } = await import('@niyama/data/config');
      return loadConfig();
    };
    load().then(
      ({ inventedSchool = false }) => show(inventedSchool),
      () => show(false),
    );
    return () => left.abort();
  }, []);
  return isThere;
}
