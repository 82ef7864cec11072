import type { FlowStep } from '@niyama/domain';
import type { HairStyle } from '../head.ts';
import type { Joint, Point, Pose } from '../pose.ts';
import { renderBody } from '../renderBody.ts';
import { frame } from '../renderFigure.ts';
import type { Shape } from '../shape.ts';
import { cameraOf } from './camera.ts';
import { movesOf, standAt } from './moves.ts';

/** A flow that can be drawn at every moment of it. */
export interface DrawnFlow {
  view: Pose['view'];
  /** Whether anything moves on the way into a step. */
  moves: (index: number) => boolean;
  /**
   * The figure on its way into a step: always the same number of shapes of the same materials.
   * @param t 0 where the move begins, 1 where it ends and after that
   */
  shapesAt: (index: number, t: number) => Shape[];
}

/**
 * Draws a flow.
 * @param steps one round of it
 * @param style how the hair is worn
 */
export function drawFlow(steps: readonly FlowStep[], style: HairStyle): DrawnFlow {
  const moves = movesOf(steps);
  const { scale, shift } = cameraOf(moves.map((move) => standAt(move, 1)));
  return {
    view: moves[0]?.stands[0].pose.view ?? 'side',
    moves: (index) => (moves[index]?.stands.length ?? 0) > 1,
    shapesAt: (index, t) => {
      const move = moves[index];
      if (!move) return [];
      const { pose, joints } = standAt(move, t);
      const at = (joint: Joint): Point => ({
        x: joints[joint].x * scale + shift,
        y: frame.mat - joints[joint].y * scale,
      });
      // Without a floor the hair is worn the same everywhere: nothing comes and goes.
      return renderBody(pose, style, at, scale, Infinity);
    },
  };
}
