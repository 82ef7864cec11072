import type { FlowStep } from '@niyama/domain';
import { useEffect, useMemo, useRef } from 'react';
import { media } from '#theme/media.ts';
import { useMatches } from '#theme/useMatches.ts';
import { FigurePicture, type FigurePictureProps } from './FigurePicture.tsx';
import { personOf } from './head.ts';
import { drawFlow } from './move/drawFlow.ts';
import * as styles from './PoseFigure.css.ts';
import { matOf } from './renderFigure.ts';
import type { Shape } from './shape.ts';

export interface MovingFigureProps extends Pick<FigurePictureProps, 'name' | 'ground'> {
  /** The flow: the steps of one round. */
  steps: readonly FlowStep[];
  /**
   * 0-based: the current step. The figure comes from the one before it; into the first step it comes from
   * the last one, as in a flow of several rounds.
   */
  index: number;
  /** Milliseconds since the step began. The figure goes on by itself from there. */
  elapsedMs: number;
  /** How long the step lasts, in milliseconds. */
  stepMs: number;
  /** Whether time runs. Otherwise the figure stands still where it is, also in the middle of a move. */
  isRunning: boolean;
  /** The key of the asana, or of a whole class: the same one always shows the same person. */
  personKey: string;
}

/** How much of a step moves, and for how long at most: then it stands and breathes. */
const moving = { share: 0.7, longestMs: 3000 };

/** A device that takes longer than this for a frame leaves out the next one. */
const slowMs = 8;

/**
 * A person who moves through a flow, drawn from joint angles. Fills the width of its parent, as a square.
 * With reduced motion, the position of each step shows from its beginning.
 */
export function MovingFigure({
  steps,
  index,
  elapsedMs,
  stepMs,
  isRunning,
  personKey,
  name,
  ground,
}: MovingFigureProps) {
  const hasMotion = useMatches(media.motion);
  const person = personOf(personKey);
  const flow = useMemo(() => drawFlow(steps, person.style), [steps, person]);
  const moveMs = Math.min(moving.share * stepMs, moving.longestMs);
  const shapes = useMemo(
    () => flow.shapesAt(index, hasMotion ? elapsedMs / moveMs : 1),
    [flow, index, hasMotion, elapsedMs, moveMs],
  );

  const body = useRef<SVGGElement>(null);
  const isMoving = isRunning && hasMotion && elapsedMs < moveMs && flow.moves(index);
  // Frames are written past React: rendering a page sixty times a second would be waste.
  useEffect(() => {
    const paths = body.current?.children ?? [];
    const write = (frame: readonly Shape[]) => {
      for (const [at, { d }] of frame.entries()) paths[at]?.setAttribute('d', d);
    };
    // React knows nothing of what was written since, and may see no reason to write.
    write(shapes);
    if (!isMoving) return undefined;
    const beganAt = performance.now() - elapsedMs;
    let spentMs = 0;
    let request = requestAnimationFrame(draw);
    function draw() {
      const now = performance.now();
      const t = (now - beganAt) / moveMs;
      const isLate = spentMs > slowMs && t < 1;
      if (!isLate) write(flow.shapesAt(index, t));
      spentMs = isLate ? 0 : performance.now() - now;
      if (t < 1) request = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(request);
  }, [isMoving, flow, index, elapsedMs, moveMs, shapes]);

  return (
    <FigurePicture
      ground={ground}
      mat={matOf(flow.view)}
      name={name}
      person={person}
      view={flow.view}
    >
      <g ref={body}>
        {shapes.map(({ material, d }, at) => (
          // A flow is drawn with the same shapes in the same order throughout.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={at} d={d} className={styles.filled[material]} />
        ))}
      </g>
    </FigurePicture>
  );
}
