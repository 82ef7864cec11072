/**
 * The last step in the timing of a bell: it waits for the moments that
 * packages/machines/src/meditationTimer/dueBells.ts has worked out.
 */
import { latestBellMs } from '@niyama/domain';

/** A bell that is to ring. */
export interface BellDue {
  /** Its place among the bells of the meditation. */
  index: number;
  /** When it is due, epoch milliseconds. */
  at: number;
}

/** A bell that was handed to whatever makes it heard or felt. */
export interface BellOnItsWay {
  /** Whether its beginning has been heard, or could have been. */
  hasRung: () => boolean;
  /** Takes it back; one that has begun fades on. */
  cancel: () => void;
}

export interface BellWatchOptions<Call extends BellDue> {
  /** In the order in which they ring. */
  calls: readonly Call[];
  /** When the meditation ends, epoch milliseconds. */
  endsAt: number;
  /** Lets a bell ring at that moment, in epoch milliseconds; the moment is at most 1.5 s away. */
  ring: (call: Call, at: number) => BellOnItsWay;
  onRang: (index: number) => void;
  onMissed: (index: number) => void;
  /** The deadline has come; reported after the last bell. */
  onEnd: () => void;
  /** The wall clock. @default Date.now */
  now?: () => number;
}

export interface BellWatch {
  /** Looks at the clock now: the page is visible again or woke up. */
  check: () => void;
  /** Reports what has rung by now, takes back the rest, and reports nothing more. */
  stop: () => void;
}

/** How long before its moment a bell is put on the audio clock: longer than a busy main thread. */
const leadMs = 1500;

/** After so long most loudspeakers have taken up what was due: sound comes in portions. */
const toleranceMs = 50;

/** How long after its moment a bell is waited for: a loudspeaker may have to wake up. */
const ringTimeoutMs = 1000;

/**
 * Rings bells at wall-clock moments. Each bell has separate timers, all set up front: a hidden tab
 * throttles chained timers to one a minute. Ahead of its moment a bell goes onto the audio clock,
 * which no busy page can delay; a bell that comes too late, after sleep, is missed.
 */
export function watchBells<Call extends BellDue>(options: BellWatchOptions<Call>): BellWatch {
  const { calls, endsAt, ring, now = Date.now } = options;
  const waiting = [...calls];
  const onTheirWay: { index: number; at: number; bell: BellOnItsWay }[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isOver = false;

  /** Judges each bell whose moment has come, in order, so that none is reported before an earlier one. */
  const settleDue = (moment: number) => {
    for (let first = onTheirWay[0]; first && first.at <= moment; first = onTheirWay[0]) {
      const { index, at, bell } = first;
      const hasRung = bell.hasRung();
      if (!hasRung && moment - at < ringTimeoutMs) return;
      onTheirWay.shift();
      if (hasRung) {
        options.onRang(index);
      } else {
        bell.cancel();
        options.onMissed(index);
      }
      if (isOver) return;
    }
  };
  const lookAt = (moments: number[]) => {
    const moment = now();
    // A timer may fire a moment early; then nothing is due yet.
    for (const at of moments) timers.push(setTimeout(check, Math.max(0, at - moment + 1)));
  };
  const handOver = (moment: number) => {
    for (let call = waiting[0]; call && call.at - leadMs <= moment; call = waiting[0]) {
      waiting.shift();
      if (moment - call.at > latestBellMs) {
        options.onMissed(call.index);
        if (isOver) return;
      } else {
        const at = Math.max(call.at, moment);
        onTheirWay.push({ index: call.index, at, bell: ring(call, at) });
        // The timers that would look after it have fired already.
        if (at > call.at) lookAt([at + toleranceMs, at + ringTimeoutMs]);
      }
    }
  };
  function check() {
    if (isOver) return;
    const moment = now();
    settleDue(moment);
    if (isOver) return;
    handOver(moment);
    if (moment < endsAt) return;
    settleDue(moment);
    if (!isOver && onTheirWay.length === 0) options.onEnd();
  }

  for (const at of [...calls.map((call) => call.at), endsAt]) {
    lookAt([at - leadMs, at, at + toleranceMs, at + ringTimeoutMs]);
  }
  return {
    check,
    stop: () => {
      if (isOver) return;
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      const moment = now();
      for (const { index, at, bell } of onTheirWay) {
        // One that has just begun was not judged yet: unreported, it would ring again after a pause.
        if (!bell.hasRung()) bell.cancel();
        else if (at <= moment) options.onRang(index);
      }
    },
  };
}
