import type { Category } from '@niyama/domain';
import { drawingFor } from './fallback.ts';
import { Figure, type FigureGround } from './Figure.tsx';
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
}

/** The figure of an asana. Fills the width of its parent, as a square. */
export function PoseFigure({
  pose,
  category,
  name,
  decorative = false,
  ground = 'tile',
}: PoseFigureProps) {
  const drawing = drawingFor(pose, category);
  return (
    <Figure
      ground={ground}
      name={decorative ? null : name}
      pose={poses[drawing]}
      poseKey={drawing}
    />
  );
}
