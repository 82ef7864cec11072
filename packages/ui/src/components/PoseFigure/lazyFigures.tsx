import { lazy, type ReactNode, Suspense } from 'react';

interface Still {
  /** What stands there until the figure has been loaded, and where it cannot be. */
  still: ReactNode;
}

type Figure<Props> = (props: Props) => ReactNode;

/** A figure for pages that do without it until somebody asks for it: it is loaded when it is first shown. */
function lazyFigure<Props extends object>(load: () => Promise<Figure<Props>>) {
  const StillFigure = ({ still }: Still) => still;
  const Loaded = lazy(async (): Promise<{ default: Figure<Props & Still> }> => ({
    default: await load().catch(() => StillFigure),
  }));
  return function LazyFigure(props: Props & Still) {
    return (
      <Suspense fallback={props.still}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

export const LazyMovingFigure = lazyFigure(
  async () => (await import('./MovingFigure.tsx')).MovingFigure,
);

export const LazyFlowPlayer = lazyFigure(async () => (await import('./FlowPlayer.tsx')).FlowPlayer);
