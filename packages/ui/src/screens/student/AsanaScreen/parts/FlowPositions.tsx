import type { FlowStep } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FlowPosition } from '#components/PoseFigure/FlowPosition.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../AsanaScreen.css.ts';

interface FlowPositionsProps {
  /** The steps of one round. */
  steps: readonly FlowStep[];
  /** The key of the asana: the same one always shows the same person. */
  personKey: string | null;
}

/** The positions of a flow in their order, each with its words. Repeated positions show once. */
export function FlowPositions({ steps, personKey }: FlowPositionsProps) {
  const { t } = useTranslation('student');
  const positions = onceThrough(steps).map((step, at) => ({ step, number: at + 1 }));
  return (
    <ol className={styles.positions}>
      {positions.map(({ step, number }) => (
        <li key={number} className={styles.position}>
          <FlowPosition personKey={personKey ?? ''} step={step} />
          <Text size="small">{t(`practice.step.${step.word}`)}</Text>
        </li>
      ))}
    </ol>
  );
}

function onceThrough(steps: readonly FlowStep[]): readonly FlowStep[] {
  const [first] = steps;
  const again = first ? steps.indexOf(first, 1) : -1;
  return again === -1 ? steps : steps.slice(0, again);
}
