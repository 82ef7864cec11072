import { assignInlineVars } from '@vanilla-extract/dynamic';
import { height as heightVar, shapes, skeleton, width as widthVar } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** @default 'text' */
  shape?: keyof typeof shapes;
  /**
   * A CSS length, best in rem or percent.
   * @default '100%'
   */
  width?: string;
  /**
   * A CSS length; a circle takes its width.
   * @default '1em'
   */
  height?: string;
}

/**
 * The shape of what is loading, at its measure, so that nothing moves when it arrives. Screen
 * readers pass it over: the screen says once that it loads.
 */
export function Skeleton({ shape = 'text', width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${skeleton} ${shapes[shape]}`}
      style={assignInlineVars({
        [widthVar]: width,
        [heightVar]: shape === 'circle' ? 'auto' : height,
      })}
    />
  );
}
