import type { Side } from '@niyama/domain';
import { FigurePicture, type FigurePictureProps } from './FigurePicture.tsx';
import { type Person, personOf } from './head.ts';
import type { Pose } from './pose.ts';
import * as styles from './PoseFigure.css.ts';
import { frame, matOf, renderFigure } from './renderFigure.ts';
import type { Shape } from './shape.ts';

export interface FigureProps extends Pick<FigurePictureProps, 'name' | 'ground'> {
  /** One, or those that a practice moves between, beside each other; all of one view. */
  poses: readonly Pose[];
  /** The key of the asana that they belong to. */
  poseKey: string;
  /**
   * What the person belongs to: the same asana, or the same class, always shows the same one.
   * @default null: to the asana
   */
  personKey?: string | null;
  /**
   * The side on which a two-sided pose is held now. It is drawn for the right one; the left one is seen
   * in a mirror, and a change fades from one to the other.
   * @default null
   */
  side?: Side | null;
}

const drawn = new Map<string, readonly Shape[]>();

/** A drawing never changes, and a list draws its figures again at every keystroke of a search. */
function shapesOf(poseKey: string, poses: readonly Pose[], { style }: Person): readonly Shape[] {
  const key = `${poseKey} ${style}`;
  const known = drawn.get(key);
  if (known) return known;
  const shapes = renderFigure(poses, style);
  drawn.set(key, shapes);
  return shapes;
}

/**
 * A person in a pose, drawn from joint angles. Fills the width of its parent, as a square. For pages
 * that show one pose and shall not bring the drawings of all of them; others show a PoseFigure.
 */
export function Figure({
  poses,
  poseKey,
  personKey = null,
  name,
  ground,
  side = null,
}: FigureProps) {
  const person = personOf(personKey ?? poseKey);
  const view = poses[0]?.view ?? 'side';
  const body = shapesOf(poseKey, poses, person).map(({ material, d }) => (
    <path key={`${material} ${d}`} d={d} className={styles.filled[material]} />
  ));
  return (
    <FigurePicture ground={ground} mat={matOf(view)} name={name} person={person} view={view}>
      {side === null ? (
        body
      ) : (
        <>
          <g className={styles.faded[side === 'right' ? 'shown' : 'hidden']}>{body}</g>
          <g
            className={styles.faded[side === 'left' ? 'shown' : 'hidden']}
            transform={`translate(${frame.size} 0) scale(-1 1)`}
          >
            {body}
          </g>
        </>
      )}
    </FigurePicture>
  );
}
