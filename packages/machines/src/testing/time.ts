import { SimulatedClock } from 'xstate';

/** A moment at which the tests begin; its value means nothing. */
export const morning = Date.parse('2026-03-02T06:00:00Z');

/** One time for the machine's delays and for its wall clock, which can also be set apart. */
export function createTime() {
  const clock = new SimulatedClock();
  let offset = morning;
  return {
    clock,
    now: () => clock.now() + offset,
    /** Lets time pass second by second, as it does while the page is awake. */
    pass(seconds: number) {
      for (let left = seconds * 1000; left > 0; left -= 1000) clock.increment(Math.min(1000, left));
    },
    /** Lets time pass in one leap: the page was frozen and no timer fired in between. */
    sleep(seconds: number) {
      clock.increment(seconds * 1000);
    },
    /** Sets the wall clock; a negative number sets it back. */
    setClock(seconds: number) {
      offset += seconds * 1000;
    },
  };
}
