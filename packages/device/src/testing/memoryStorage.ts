/** As much of the browser's storage as the store uses; it can refuse, as a full or blocked one does. */
export class MemoryStorage implements Storage {
  readonly texts = new Map<string, string>();
  refuses = false;
  get length() {
    this.check();
    return this.texts.size;
  }
  clear() {
    this.texts.clear();
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.check();
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.check();
    this.texts.set(key, text);
  }
  removeItem(key: string) {
    this.check();
    this.texts.delete(key);
  }
  private check() {
    if (this.refuses) throw new DOMException('refused', 'QuotaExceededError');
  }
}

/** Asks a browser that blocks site data for its storage: the question itself throws. */
export const refuseToBeAsked = (): never => {
  throw new DOMException('Blocked', 'SecurityError');
};
