import { extent } from '../bodyThickness.ts';
import { frame } from '../renderFigure.ts';
import type { Stand } from './plant.ts';

/** One look at a whole flow: it never moves, so that what stands still in it stands still in the picture. */
export interface Camera {
  /** The picture's measure for one of the skeleton. */
  scale: number;
  /** Where the skeleton's x = 0 is in the picture. */
  shift: number;
}

/**
 * The largest picture that holds these figures as a still picture holds one. In its middle is where they
 * are on average: who mostly stands stands there.
 */
export function cameraOf(stands: readonly Stand[]): Camera {
  const reaches = stands.map(({ joints }) => extent(joints));
  const left = Math.min(...reaches.map((reach) => reach.left));
  const right = Math.max(...reaches.map((reach) => reach.right));
  const top = Math.max(...reaches.map((reach) => reach.top));
  const scale = Math.min(frame.largest, frame.width / (right - left), frame.height / top);
  const middles = reaches.reduce((sum, reach) => sum + (reach.left + reach.right) / 2, 0);
  return { scale, shift: frame.size / 2 - (middles / reaches.length) * scale };
}
