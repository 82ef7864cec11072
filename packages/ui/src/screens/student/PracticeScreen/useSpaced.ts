import { useEffect, useRef, useState } from 'react';

/** Between two texts that a screen reader reads by itself, in milliseconds: one talks over no breath. */
const leastMs = 10_000;

/** A text for a live region: the last one that came, but never sooner than the one before it allows. */
export function useSpaced(text: string): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const timer = setTimeout(
      () => {
        saidAt.current = performance.now();
        setSaid(text);
      },
      Math.max(0, saidAt.current + leastMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
}
