import { type Person, personOf } from './head.ts';
import type { Pose } from './pose.ts';
import * as styles from './PoseFigure.css.ts';
import { frame, matOf, renderFigure } from './renderFigure.ts';
import type { Shape } from './shape.ts';

/**
 * What lies around the figure: nothing but its mat; the sun's disc behind it, on the surface that is
 * there; a sand-colored tile with the disc; or a great sun that holds figure and mat together.
 */
export type FigureGround = 'none' | 'disc' | 'tile' | 'sun';

export interface FigureProps {
  pose: Pose;
  /** The key of the pose: the same one always shows the same person. */
  poseKey: string;
  /** What the figure is called where it is read aloud; null where its name stands beside it. */
  name: string | null;
  ground: FigureGround;
}

const view: Record<FigureGround, string> = {
  none: `0 0 ${frame.size} ${frame.size}`,
  disc: `0 0 ${frame.size} ${frame.size}`,
  tile: `0 0 ${frame.size} ${frame.size}`,
  // Wider, so that the mat's ends stay inside the round.
  sun: '-9 -6 138 138',
};

const drawn = new Map<Pose, readonly Shape[]>();

/** A drawing never changes, and a list draws its figures again at every keystroke of a search. */
function shapesOf(pose: Pose, { style }: Person): readonly Shape[] {
  const known = drawn.get(pose);
  if (known) return known;
  const shapes = renderFigure(pose, style);
  drawn.set(pose, shapes);
  return shapes;
}

/**
 * A person in a pose, drawn from joint angles. Fills the width of its parent, as a square. For pages
 * that show one pose and shall not bring the drawings of all of them; others show a PoseFigure.
 */
export function Figure({ pose, poseKey, name, ground }: FigureProps) {
  const person = personOf(poseKey);
  const spoken = name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg
      viewBox={view[ground]}
      className={`${styles.ground[ground]} ${styles.skins[person.skin]} ${styles.hairs[person.hair]}`}
      {...spoken}
    >
      {(ground === 'tile' || ground === 'disc') && (
        <circle cx="60" cy="57" r="40" className={styles.disc} />
      )}
      <rect {...matOf(pose)} className={styles.mats[pose.view]} />
      {shapesOf(pose, person).map(({ material, d }) => (
        <path key={`${material} ${d}`} d={d} className={styles.filled[material]} />
      ))}
    </svg>
  );
}
