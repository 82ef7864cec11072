import { type Asana, sanskritLine, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { time } from './PracticeRow.css.ts';

export interface PoseFactsProps {
  asana: Asana;
}

/**
 * The Sanskrit name and the time: whole minutes on the screen, the exact time for screen readers.
 */
export function PoseFacts({ asana }: PoseFactsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const sanskrit = sanskritLine(asana);
  const { durationSeconds } = asana;
  return (
    <Text size="small" tone="soft">
      {sanskrit ? <span lang="sa-Latn">{sanskrit}</span> : null}
      {sanskrit ? '\u00A0· ' : null}
      <span className={time}>
        <span aria-hidden>
          {t('duration.minutesShort', { minutes: wholeMinutes(durationSeconds) })}
        </span>
        <VisuallyHidden>{format.exactDuration(durationSeconds)}</VisuallyHidden>
      </span>
    </Text>
  );
}
