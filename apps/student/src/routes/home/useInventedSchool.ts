import { useEffect, useState } from 'react';

/**
 * Whether the invented school of the demo is among the data, from `/config.json`. Until that is known,
 * and where it cannot be, nothing is said.
 */
export function useInventedSchool(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    const show = (known: boolean) => {
      if (isShown) setIsThere(known);
    };
    const load = async () => {
      const { loadConfig } = await import(/* at start */ '@niyama/data/config');
      return loadConfig();
    };
    load().then(
      ({ inventedSchool = false }) => show(inventedSchool),
      () => show(false),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isThere;
}
