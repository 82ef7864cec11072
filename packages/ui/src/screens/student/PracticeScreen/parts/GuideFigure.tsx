import type { Asana, SingleGuide, GuidePosition } from '@niyama/domain';
import { LazyMovingFigure } from '#components/PoseFigure/lazyFigures.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';

/** What the figure follows while a set lasts. */
export interface FollowedGuide {
  guide: SingleGuide;
  /** Of this guide. */
  position: GuidePosition;
  isRunning: boolean;
  /** Whether it moves from one position of a flow into the next; otherwise it changes at once. */
  isMoving: boolean;
}

interface GuideFigureProps {
  asana: Pick<Asana, 'key' | 'category' | 'name'>;
  /** Null before the practice begins: the figure stands still. */
  followed: FollowedGuide | null;
  /** The id of the sequence that the pose is one of, all of whose poses show the same person. */
  sequenceId: string | null;
}

/** Who practices with the student: goes through a flow, and turns to the other side of a pose. */
export function GuideFigure({ asana, followed, sequenceId }: GuideFigureProps) {
  const personKey = sequenceId ?? asana.key;
  const position = followed?.position;
  const still = (
    <PoseFigure
      category={asana.category}
      decorative
      ground="none"
      name={asana.name}
      personKey={personKey}
      pose={asana.key}
      side={position?.kind === 'hold' ? position.side : null}
    />
  );
  if (followed?.guide.kind !== 'flow' || position?.kind !== 'flow') return still;
  const { guide, isRunning, isMoving } = followed;
  const stepMs = position.toMs - position.fromMs;
  return (
    <LazyMovingFigure
      elapsedMs={isMoving ? position.elapsedMs : stepMs}
      ground="none"
      index={position.index}
      isRunning={isRunning && isMoving}
      name={null}
      personKey={personKey ?? ''}
      stepMs={stepMs}
      steps={guide.steps}
      still={still}
    />
  );
}
