import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Changes one parameter of the address in its place; an empty value takes it away. What the address says
 * by now stays: the router draws a change when there is time, and its own query is that of before until then.
 */
export function useChangeQuery(): (name: string, value: string) => void {
  const [, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return useCallback(
    (name: string, value: string) =>
      setQuery(
        (drawn) => {
          const isHere = location.pathname === pathname;
          const query = isHere ? new URLSearchParams(location.search) : drawn;
          if (value === '') query.delete(name);
          else query.set(name, value);
          return query;
        },
        { replace: true },
      ),
    [pathname, setQuery],
  );
}
