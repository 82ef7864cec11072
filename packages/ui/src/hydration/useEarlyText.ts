import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Text {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Keeps what a person typed into a prerendered field before the scripts arrived: React would put the
 * value that it knows in its place, which is an empty one.
 *
 * @returns what the input and the field around it take.
 */
export function useEarlyText({
  value,
  defaultValue = '',
  onChange,
}: Text): [
  input: RefObject<HTMLInputElement | null>,
  field: { value: string; onChange: (value: string) => void },
] {
  const ref = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  // In the layout phase, before the first update reaches the input.
  useLayoutEffect(() => {
    if (ref.current) setOwn(ref.current.value);
  }, []);
  const change = (typed: string) => {
    setOwn(typed);
    onChange?.(typed);
  };
  return [ref, { value: value ?? own, onChange: change }];
}
