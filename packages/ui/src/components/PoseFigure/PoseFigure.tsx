import type { Category } from '@niyama/domain';
import { drawingFor } from './fallback.ts';
import { personOf } from './head.ts';
import * as styles from './PoseFigure.css.ts';
import { poses, type DrawnPose } from './poses/index.ts';
import { frame, matOf, renderFigure } from './renderFigure.ts';
import type { Shape } from './shape.ts';

/**
 * What lies around the figure: nothing but its mat; the sun's disc behind it, on the surface that is
 * there; a sand-coloured tile with the disc; or a great sun that holds figure and mat together.
 */
export type FigureGround = 'none' | 'disc' | 'tile' | 'sun';

export interface PoseFigureProps {
  /** The key of the asana. Without a drawing for it, a figure of its category is shown. */
  pose: string | null;
  category: Category;
  /** What the figure is called where it is read aloud: the name of the pose. */
  name: string;
  /**
   * Hides the figure from assistive technology, where the name stands beside it.
   * @default false
   */
  decorative?: boolean;
  /** @default 'tile' */
  ground?: FigureGround;
}

const view: Record<FigureGround, string> = {
  none: `0 0 ${frame.size} ${frame.size}`,
  disc: `0 0 ${frame.size} ${frame.size}`,
  tile: `0 0 ${frame.size} ${frame.size}`,
  // Wider, so that the mat's ends stay inside the round.
  sun: '-9 -6 138 138',
};

const drawn = new Map<DrawnPose, readonly Shape[]>();

/** A drawing never changes, and a list draws its figures again at every keystroke of a search. */
function shapesOf(drawing: DrawnPose): readonly Shape[] {
  const known = drawn.get(drawing);
  if (known) return known;
  const shapes = renderFigure(poses[drawing], personOf(drawing).style);
  drawn.set(drawing, shapes);
  return shapes;
}

/** A person in a pose, drawn from joint angles. Fills the width of its parent, as a square. */
export function PoseFigure({
  pose,
  category,
  name,
  decorative = false,
  ground = 'tile',
}: PoseFigureProps) {
  const drawing = drawingFor(pose, category);
  const person = personOf(drawing);
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg
      viewBox={view[ground]}
      className={`${styles.ground[ground]} ${styles.skins[person.skin]} ${styles.hairs[person.hair]}`}
      {...spoken}
    >
      {(ground === 'tile' || ground === 'disc') && (
        <circle cx="60" cy="57" r="40" className={styles.disc} />
      )}
      <rect {...matOf(poses[drawing])} className={styles.mats[poses[drawing].view]} />
      {shapesOf(drawing).map(({ material, d }) => (
        <path key={`${material} ${d}`} d={d} className={styles.filled[material]} />
      ))}
    </svg>
  );
}
