import type { PageReport, Setting } from '../timer.types.ts';

/** What most timers do: counts seconds with `setInterval`. Where it is late the browser throttles. */
export function startControl({ offsets, seconds }: Setting, control: PageReport['control']): void {
  const begin = Date.now();
  const due = new Set([...offsets, seconds]);
  let ticks = 0;
  let last = begin;
  setInterval(() => {
    const now = Date.now();
    ticks += 1;
    control.gapMs = Math.max(control.gapMs, now - last);
    last = now;
    if (due.has(ticks)) control.errors.push(now - begin - ticks * 1000);
  }, 1000);
}
