import type { SpokenText } from '@niyama/domain';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';

/** What a practice says, to be read. */
interface Caption {
  /** Empty between the words. */
  words: readonly SpokenText[];
  /** @param isQueued after what is being read, not in its place. */
  show: (texts: readonly SpokenText[], seconds: number, isQueued: boolean) => void;
  clear: () => void;
}

const CaptionContext = createContext<Caption | null>(null);

/** What is said of leaving one pose of a sequence is still read in the rest before the next. */
export function CaptionProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<readonly SpokenText[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  const clear = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = null;
    setWords([]);
  };
  const show: Caption['show'] = (texts, seconds, isQueued) => {
    if (isQueued && timer.current !== undefined) {
      waiting.current = () => show(texts, seconds, false);
      return;
    }
    clear();
    setWords(texts);
    timer.current = setTimeout(() => {
      const next = waiting.current;
      clear();
      next?.();
    }, seconds * 1000);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return <CaptionContext value={{ words, show, clear }}>{children}</CaptionContext>;
}

/** What the practice of this page says, to be read. */
export function useCaption(): Caption {
  const caption = use(CaptionContext);
  if (!caption) throw new Error('No practice is open here');
  return caption;
}
