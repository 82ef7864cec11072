import type { ReactNode } from 'react';
import type { Person } from './head.ts';
import * as styles from './PoseFigure.css.ts';
import type { Pose } from './pose.ts';
import { frame } from './renderFigure.ts';

/**
 * What lies around the figure: nothing but its mat; the sun's disc behind it, on the surface that is
 * there; a sand-colored tile with the disc; or a great sun that holds figure and mat together.
 */
export type FigureGround = 'none' | 'disc' | 'tile' | 'sun';

export interface FigurePictureProps {
  person: Person;
  /** What the figure is called where it is read aloud; null where its name stands beside it. */
  name: string | null;
  ground: FigureGround;
  /** From where the figure is seen, and its mat. */
  view: Pose['view'];
  mat: { x: number; y: number; width: number; height: number; rx: number };
  /** The body. */
  children: ReactNode;
}

const viewBoxes: Record<FigureGround, string> = {
  none: `0 0 ${frame.size} ${frame.size}`,
  disc: `0 0 ${frame.size} ${frame.size}`,
  tile: `0 0 ${frame.size} ${frame.size}`,
  // Wider, so that the mat's ends stay inside the round.
  sun: '-9 -6 138 138',
};

/** A square picture of somebody on a mat. Fills the width of its parent. */
export function FigurePicture({ person, name, ground, view, mat, children }: FigurePictureProps) {
  const spoken = name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg
      viewBox={viewBoxes[ground]}
      className={`${styles.ground[ground]} ${styles.skins[person.skin]} ${styles.hairs[person.hair]}`}
      {...spoken}
    >
      {(ground === 'tile' || ground === 'disc') && (
        <circle cx="60" cy="57" r="40" className={styles.disc} />
      )}
      <rect {...mat} className={styles.mats[view]} />
      {children}
    </svg>
  );
}
