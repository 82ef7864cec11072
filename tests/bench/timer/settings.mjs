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
  hidden: false,
};
const idle = { slowdown: 1, blocked: 0 };
const busy = { slowdown: 4, blocked: 0.6 };
const hidden = {
  voice: 'bowl',
  seconds: 420,
  offsets: every(60, 420),
  hidden: true,
  ...idle,
};

/** @type {import('./timer.types.ts').Setting[]} */
export const settings = [
  { name: 'bells, visible, idle', technique: 'bells', ...visible, ...idle },
  { name: 'bells, visible, busy', technique: 'bells', ...visible, ...busy },
  { name: 'track, visible, idle', technique: 'track', ...visible, ...idle },
  { name: 'track, visible, busy', technique: 'track', ...visible, ...busy },
  { name: 'bells, hidden', technique: 'bells', ...hidden },
  { name: 'track, hidden', technique: 'track', ...hidden },
];
