import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text counts as typed. */
const pause = 300;

/** What somebody types, once they pause, so that not every key sends a request. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
