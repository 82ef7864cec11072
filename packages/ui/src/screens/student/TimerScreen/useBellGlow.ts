import { useEffect, useState } from 'react';

/** How long a bell is seen, in seconds: about as long as it is heard best. */
export const shineSeconds = 4;

/**
 * Lets the ring shine for a moment, as it does at a bell.
 *
 * @returns which shine is seen now, counted from 1; 0 without one.
 */
export function useBellGlow(): [shine: number, begin: () => void] {
  const [count, setCount] = useState(0);
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setOver(true), shineSeconds * 1000);
    return () => clearTimeout(timer);
  }, [count]);
  const begin = () => {
    setCount((known) => known + 1);
    setOver(false);
  };
  return [isOver ? 0 : count, begin];
}
