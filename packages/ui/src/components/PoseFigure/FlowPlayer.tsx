import { flows, type FlowKey } from '@niyama/domain';
import { useEffect, useMemo, useState } from 'react';
import type { FigurePictureProps } from './FigurePicture.tsx';
import { MovingFigure } from './MovingFigure.tsx';

export interface FlowPlayerProps extends Pick<FigurePictureProps, 'name' | 'ground'> {
  flow: FlowKey;
  /** Otherwise it stands still where it is. */
  isPlaying: boolean;
}

/** How long each step lasts here: a calm breath, whatever a practice gives it. */
const stepMs = 3600;

/** A flow that is looked at, round after round: it begins with its first move. */
export function FlowPlayer({ flow, isPlaying, name, ground }: FlowPlayerProps) {
  const steps = flows[flow];
  const first = useMemo(
    () => steps.findIndex(({ figure }, at) => figure !== steps.at(at - 1)?.figure),
    [steps],
  );
  const [position, setStanding] = useState({ index: first, elapsedMs: 0 });
  const { index, elapsedMs } = position;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const beganAt = performance.now() - elapsedMs;
    const next = () => setStanding({ index: (index + 1) % steps.length, elapsedMs: 0 });
    const timer = setTimeout(next, stepMs - elapsedMs);
    return () => {
      clearTimeout(timer);
      // Paused within the step: it goes on from there. Of a step that is over nothing is left to keep.
      const passedMs = Math.min(stepMs, performance.now() - beganAt);
      setStanding((now) => (now.index === index ? { index, elapsedMs: passedMs } : now));
    };
  }, [isPlaying, steps, index, elapsedMs]);

  return (
    <MovingFigure
      elapsedMs={elapsedMs}
      ground={ground}
      index={index}
      isRunning={isPlaying}
      name={name}
      personKey={flow}
      stepMs={stepMs}
      steps={steps}
    />
  );
}
