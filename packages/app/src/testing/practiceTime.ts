// Keeps the timers that it finds when it is loaded, which Storybook does with the first story only: they
// have to be the browser's own.
import 'react-dom/client';

/** In milliseconds: timers that count seconds last between these two. Others are left alone. */
const shortest = 100;
const longest = 3000;

const realSetTimeout = window.setTimeout.bind(window);
const realClearTimeout = window.clearTimeout.bind(window);

/** What waits while time stands still, by the id its owner got: below 0, as no browser gives one. */
const held = new Map<number, () => void>();
let lastId = 0;

/**
 * The time of practices, for a story to stop: a browser that is busy elsewhere would else miss what
 * stands for a few seconds only, such as the button that ends getting ready.
 */
export const practiceTime = {
  /** From now on nothing that counts seconds goes on. */
  stop: () => {
    const hold = (handler: () => void, delay = 0) => {
      if (delay < shortest || delay > longest) return realSetTimeout(handler, delay);
      lastId -= 1;
      held.set(lastId, handler);
      return lastId;
    };
    const clear = (id?: number) => {
      if (id !== undefined && !held.delete(id)) realClearTimeout(id);
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: clear });
  },
  /** Time goes on, and what waited meanwhile is late. */
  run: () => {
    Object.assign(window, { setTimeout: realSetTimeout });
    const late = [...held];
    for (const [id, handler] of late) {
      realSetTimeout(() => {
        if (held.delete(id)) handler();
      });
    }
  },
};
