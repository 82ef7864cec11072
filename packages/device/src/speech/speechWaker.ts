interface SpeechWakerOptions {
  /** Null where the browser has none. */
  synthesis?: Pick<SpeechSynthesis, 'speak'> | null;
  newUtterance?: (text: string) => SpeechSynthesisUtterance;
}

/** What lets voices speak later on, called from a press: phones say nothing that was first asked for at another moment. */
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
