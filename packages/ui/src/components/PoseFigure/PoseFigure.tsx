import { type Category, figuresOf, type Side } from '@niyama/domain';
import { drawnFor } from './fallback.ts';
import { Figure } from './Figure.tsx';
import type { FigureGround } from './FigurePicture.tsx';
import { poses } from './poses/index.ts';

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
  /**
   * The side on which a two-sided pose is held now: the left one is the mirror image of the right one.
   * @default null
   */
  side?: Side | null;
  /**
   * What the person belongs to, where that is more than this asana: all poses of a class show the same one.
   * @default null
   */
  personKey?: string | null;
}

/** The figure of an asana. Fills the width of its parent, as a square. */
export function PoseFigure({
  pose,
  category,
  name,
  decorative = false,
  ground = 'tile',
  side = null,
  personKey = null,
}: PoseFigureProps) {
  const drawn = drawnFor(pose, category);
  return (
    <Figure
      ground={ground}
      name={decorative ? null : name}
      personKey={personKey}
      poseKey={drawn}
      poses={figuresOf(drawn).map((figure) => poses[figure])}
      side={side}
    />
  );
}
