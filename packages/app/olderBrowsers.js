// Runs before the boot script. It adds the APIs that the apps or their libraries use and some browser of
// package.json's list lacks; tests/e2e/browsers.spec.ts finds further ones in the built files. In browsers
// older than the list it shows a sentence, which the build fills in for every language.
/* global SENTENCES */
(() => {
  const add = (owner, methods) => {
    for (const [name, value] of Object.entries(methods)) {
      if (!(name in owner)) {
        Object.defineProperty(owner, name, { value, writable: true, configurable: true });
      }
    }
  };

  const changed = (list, change) => {
    const copy = Array.from(list);
    change(copy);
    return copy;
  };
  add(Array.prototype, {
    toReversed() {
      return Array.from(this, (_, place) => this[this.length - 1 - place]);
    },
    toSorted(compare) {
      return changed(this, (copy) => copy.sort(compare));
    },
    toSpliced(...edit) {
      return changed(this, (copy) => copy.splice(...edit));
    },
    with(place, item) {
      return changed(this, (copy) => copy.splice(place, 1, item));
    },
  });

  add(String.prototype, {
    isWellFormed() {
      return !/\p{Surrogate}/u.test(this);
    },
  });

  add(Map, {
    groupBy(items, keyOf) {
      const groups = new Map();
      let place = 0;
      for (const item of items) {
        const key = keyOf(item, place++);
        if (groups.has(key)) groups.get(key).push(item);
        else groups.set(key, [item]);
      }
      return groups;
    },
  });

  add(Promise, {
    withResolvers() {
      const deferred = {};
      deferred.promise = new this((resolve, reject) =>
        Object.assign(deferred, { resolve, reject }),
      );
      return deferred;
    },
  });

  add(AbortSignal, {
    any(signals) {
      const controller = new AbortController();
      for (const signal of signals) {
        const abort = () => controller.abort(signal.reason);
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
      }
      return controller.signal;
    },
  });

  add(URL, {
    canParse(address, base) {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });

  // Chrome, Edge and Firefox gained OKLCH at about the versions of the list, and Safari lookbehind.
  const isTooOld = () => {
    try {
      return !(CSS.supports('color', 'oklch(0 0 0)') && new RegExp('(?<=a)b'));
    } catch {
      return true;
    }
  };
  if (isTooOld()) {
    const sentences = SENTENCES;
    document.addEventListener('DOMContentLoaded', () => {
      const sentence = document.createElement('p');
      sentence.setAttribute('role', 'alert');
      sentence.style.cssText =
        'margin:0;padding:16px;background:#fff;color:#000;font:18px/1.5 sans-serif';
      sentence.textContent = sentences[document.documentElement.lang] || sentences.en;
      document.body.insertBefore(sentence, document.body.firstChild);
    });
  }
})();
