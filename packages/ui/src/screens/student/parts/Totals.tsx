import { nearestMinutes, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

export interface TotalsProps {
  /** How many. */
  poses: number;
  /**
   * All of them together: whole minutes on the screen, rounded up, and the exact time for screen
   * readers.
   */
  seconds: number;
  /** Of a class, with all that is between its poses, the minutes are the nearest ones instead. */
  isClass?: boolean;
  /** @default 'body' */
  size?: TextProps['size'];
}

/** How many poses there are to practice, and how long they take. */
export function Totals({ poses, seconds, isClass = false, size = 'body' }: TotalsProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  return (
    <Text size={size} tone="soft">
      {t('library.results', { count: poses })}
      {' · '}
      <span aria-hidden>
        {t('common:duration.minutesShort', {
          minutes: (isClass ? nearestMinutes : wholeMinutes)(seconds),
        })}
      </span>
      <VisuallyHidden>{format.exactDuration(seconds)}</VisuallyHidden>
    </Text>
  );
}
