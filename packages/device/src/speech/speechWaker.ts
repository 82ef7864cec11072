interface SpeechWakerOptions {
  /** Null where the browser has none. */
  synthesis?: Pick<SpeechSynthesis, 'speak'> | null;
  newUtterance?: (text: string) => SpeechSynthesisUtterance;
}

/** Lets voices speak later on. Call it from a press: phones stay silent if nothing was spoken in one. */
export function createSpeechWaker({
  synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  newUtterance = (text) => new SpeechSynthesisUtterance(text),
}: SpeechWakerOptions = {}): () => void {
  let isAwake = false;
  return () => {
    if (isAwake || !synthesis) return;
    isAwake = true;
    try {
      synthesis.speak(newUtterance(''));
    } catch {
      // What is said is on the screen too.
    }
  };
}
