/* global window -- runs in the page */

/**
 * Runs in a page before its own scripts: the date begins at `moment` again with each story and goes on
 * from there, since a practice waits for it. Timers stay the browser's own.
 * @param moment in milliseconds since 1970
 */
export function startClock(moment) {
  const Real = Date;
  let began = Real.now();
  const now = () => moment + Real.now() - began;
  window.Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now()]));
    }
    static now() {
      return now();
    }
  };
  window.restartClock = () => {
    began = Real.now();
  };
}
