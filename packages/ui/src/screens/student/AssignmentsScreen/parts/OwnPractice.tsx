import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { WayCard } from './WayCard.tsx';

/** The ways to a practice of one's own: the practice list, and lists of poses by name. */
export function OwnPractice() {
  const { t } = useTranslation('student');
  return (
    <Stack>
      <WayCard
        action={t('assignments.self.action')}
        href={paths.selfPractice()}
        pose="low-lunge"
        text={t('assignments.self.text')}
        title={t('assignments.self.title')}
      />
      <WayCard
        action={t('assignments.presets.action')}
        href={paths.customPresets()}
        pose="warrior-ii"
        text={t('assignments.presets.text')}
        title={t('assignments.presets.title')}
      />
    </Stack>
  );
}
