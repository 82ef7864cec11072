import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { PracticeLinkCard } from './PracticeLinkCard.tsx';

/** The ways to a practice of one's own: the practice list, and lists of poses by name. */
export function OwnPractice() {
  const { t } = useTranslation('student');
  return (
    <Stack>
      <PracticeLinkCard
        action={t('assignments.self.action')}
        href={paths.selfPractice()}
        pose="low-lunge"
        text={t('assignments.self.text')}
        title={t('assignments.self.title')}
      />
      <PracticeLinkCard
        action={t('assignments.compose.action')}
        href={paths.compose()}
        pose="half-moon"
        text={t('assignments.compose.text')}
        title={t('assignments.compose.title')}
      />
      <PracticeLinkCard
        action={t('assignments.presets.action')}
        href={paths.customPresets()}
        pose="warrior-ii"
        text={t('assignments.presets.text')}
        title={t('assignments.presets.title')}
      />
    </Stack>
  );
}
