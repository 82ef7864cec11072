const every = (step, seconds) =>
  Array.from({ length: Math.ceil(seconds / step) - 1 }, (_, index) => (index + 1) * step);

/**
 * The short voice every four seconds: the loudspeaker falls asleep after each bell, and is woken
 * just ahead of the next.
 */
const visible = {
  voice: 'tick',
  seconds: 120,
  offsets: every(4, 120),
  tones: [],
  hidden: false,
};
const idle = { slowdown: 1, blocked: 0 };
const busy = { slowdown: 4, blocked: 0.6 };
const hidden = {
  voice: 'bowl',
  seconds: 420,
  offsets: every(60, 420),
  tones: [],
  hidden: true,
  ...idle,
};

/** Four seconds in and four out; the voices of the breath have died away in between. */
const breath = (seconds) =>
  every(4, seconds).map((offset) => ({ offset, tone: offset % 8 === 0 ? 'in' : 'out' }));
/** The quickest that a breath is led. */
const pump = (seconds) => every(1, seconds).map((offset) => ({ offset, tone: 'tick' }));
/** A practice knows its tones itself. */
const none = () => [];
/** Short bells at both ends and none between, so that each tone begins in silence. */
const led = (setting, tones) => ({
  ...setting,
  voice: 'tick',
  offsets: [],
  tones: tones(setting.seconds),
});

/** @type {import('./timer.types.ts').Setting[]} */
export const settings = [
  { name: 'bells, visible, idle', technique: 'bells', ...visible, ...idle },
  { name: 'bells, visible, busy', technique: 'bells', ...visible, ...busy },
  { name: 'track, visible, idle', technique: 'track', ...visible, ...idle },
  { name: 'track, visible, busy', technique: 'track', ...visible, ...busy },
  { name: 'bells, hidden', technique: 'bells', ...hidden },
  { name: 'track, hidden', technique: 'track', ...hidden },
  { name: 'breath 4-4, visible', technique: 'bells', ...led(visible, breath), ...idle },
  { name: 'breath 4-4, hidden', technique: 'bells', ...led(hidden, breath) },
  { name: 'breath 4-4, track', technique: 'track', ...led(visible, breath), ...idle },
  { name: 'pump 1 s, visible', technique: 'bells', ...led(visible, pump), ...idle },
  { name: 'pump 1 s, hidden', technique: 'bells', ...led(hidden, pump) },
  { name: 'practice, visible', technique: 'practice', ...led(visible, none), ...idle },
  { name: 'practice, hidden', technique: 'practice', ...led(hidden, none) },
];
