import type { Asana, Guide, GuideStanding } from '@niyama/domain';
import { LazyMovingFigure } from '#components/PoseFigure/lazyFigures.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';

/** What the figure follows while a set lasts. */
export interface FollowedGuide {
  guide: Guide;
  /** Of this guide. */
  standing: GuideStanding;
  isRunning: boolean;
  /** Whether it moves from one position of a flow into the next; otherwise it changes at once. */
  isMoving: boolean;
}

interface GuideFigureProps {
  asana: Asana;
  /** Null before the practice begins: the figure stands still. */
  followed: FollowedGuide | null;
  /** The id of the sequence that the pose is one of, all of whose poses show the same person. */
  sequenceId: string | null;
}

/** Who practices with the student: goes through a flow, and turns to the other side of a pose. */
export function GuideFigure({ asana, followed, sequenceId }: GuideFigureProps) {
  const personKey = sequenceId ?? asana.key;
  const standing = followed?.standing;
  const still = (
    <PoseFigure
      category={asana.category}
      decorative
      ground="none"
      name={asana.name}
      personKey={personKey}
      pose={asana.key}
      side={standing?.kind === 'hold' ? standing.side : null}
    />
  );
  if (followed?.guide.kind !== 'flow' || standing?.kind !== 'flow') return still;
  const { guide, isRunning, isMoving } = followed;
  const stepMs = standing.toMs - standing.fromMs;
  return (
    <LazyMovingFigure
      elapsedMs={isMoving ? standing.elapsedMs : stepMs}
      ground="none"
      index={standing.index}
      isRunning={isRunning && isMoving}
      name={null}
      personKey={personKey ?? ''}
      stepMs={stepMs}
      steps={guide.steps}
      still={still}
    />
  );
}
