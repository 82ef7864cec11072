import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hears of what a person chose in a prerendered select before the scripts arrived: nothing listened to
 * it, and React would put back the value that it knows.
 *
 * @param onChange as for a choice that is made later.
 * @returns what the select takes.
 */
export function useEarlyChoice(
  value: string,
  onChange: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const ref = useRef<HTMLSelectElement>(null);
  const hear = useEffectEvent(() => {
    const chosen = ref.current?.value ?? value;
    if (chosen !== value) onChange(chosen);
  });
  // In the layout phase, before the first update reaches the select.
  useLayoutEffect(() => hear(), []);
  return ref;
}
