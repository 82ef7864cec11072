import type { FlowStep } from '@niyama/domain';
import { FigurePicture } from './FigurePicture.tsx';
import { personOf } from './head.ts';
import { otherLeg } from './move/place.ts';
import * as styles from './PoseFigure.css.ts';
import { poses } from './poses/index.ts';
import { matOf, renderFigure } from './renderFigure.ts';

export interface FlowPositionProps {
  step: FlowStep;
  /** The key of the asana: the same one always shows the same person. */
  personKey: string;
}

/** One position of a flow, drawn as large as a single figure would be. The words beside it name it. */
export function FlowPosition({ step, personKey }: FlowPositionProps) {
  const person = personOf(personKey);
  const pose = step.front === 'left' ? otherLeg(poses[step.figure]) : poses[step.figure];
  return (
    <FigurePicture
      ground="tile"
      mat={matOf(pose.view)}
      name={null}
      person={person}
      view={pose.view}
    >
      {renderFigure([pose], person.style).map(({ material, d }) => (
        <path key={`${material} ${d}`} className={styles.filled[material]} d={d} />
      ))}
    </FigurePicture>
  );
}
