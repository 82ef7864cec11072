import { type HistoryEntry, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

/** Sets, minutes and points: whole minutes on the screen, the exact time for screen readers. */
export function EntryFacts({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const seconds = entry.durationSeconds * entry.sets;
  return (
    <Text size="small" tone="soft">
      {entry.kind === 'practice' ? `${t('amount.sets', { count: entry.sets })} · ` : null}
      <span aria-hidden>{t('duration.minutesShort', { minutes: wholeMinutes(seconds) })}</span>
      <VisuallyHidden>{format.exactDuration(seconds)}</VisuallyHidden>
      {` · ${t('amount.points', { count: entry.points })}`}
    </Text>
  );
}
