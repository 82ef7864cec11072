import { clockText } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { TriangleAlert } from 'lucide-react';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { SafetyTips } from '#screens/student/Safety/SafetyTips.tsx';
import type { ClassPose } from '../types.ts';
import { broken, facts, sign, time } from './ClassList.css.ts';
import { useWhyText } from './useWhyText.ts';

interface ClassPoseFactsProps {
  pose: ClassPose;
  nameOf: (asanaId: string) => string;
}

/** How long a pose of a class lasts, why it is there, and what it does not keep. */
export function ClassPoseFacts({
  pose: { asana, item, broken: rules },
  nameOf,
}: ClassPoseFactsProps) {
  const { t } = useTranslation('compose');
  const format = useFormat();
  const whyText = useWhyText();
  const times = (length: string) =>
    item.sets > 1 ? t('row.sets', { sets: item.sets, time: length }) : length;
  return (
    <div className={facts}>
      <Text size="small" tone="soft">
        <span aria-hidden className={time}>
          {times(clockText(item.seconds))}
        </span>
        <VisuallyHidden>{times(format.exactDuration(item.seconds))}</VisuallyHidden>
        {' · '}
        <span>{whyText(item.why, nameOf)}</span>
      </Text>
      {asana ? <SafetyTips asana={asana} size="small" /> : null}
      {rules.map((rule) => (
        <p key={rule} className={broken}>
          <TriangleAlert aria-hidden className={sign} size="1rem" strokeWidth={2} />
          {t(`rule.${rule}`)}
        </p>
      ))}
    </div>
  );
}
