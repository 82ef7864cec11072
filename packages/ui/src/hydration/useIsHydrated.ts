import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in HTML made at build time, until the scripts that bring it to life have arrived. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
