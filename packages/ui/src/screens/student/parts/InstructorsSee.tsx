import { instructorsDoNotSee, instructorsSee } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { list } from './InstructorsSee.css.ts';

/** What instructors see of a student, and what not; the texts are those of the privacy policy. */
export function InstructorsSee() {
  const { t } = useTranslation('privacy');
  return (
    <Stack gap="3">
      <Text>{t('instructors.intro')}</Text>
      <ul className={list}>
        {instructorsSee.map((what) => (
          <li key={what}>{t(`instructors.see.${what}`)}</li>
        ))}
      </ul>
      <Text>{t('instructors.notIntro')}</Text>
      <ul className={list}>
        {instructorsDoNotSee.map((what) => (
          <li key={what}>{t(`instructors.hidden.${what}`)}</li>
        ))}
      </ul>
    </Stack>
  );
}
