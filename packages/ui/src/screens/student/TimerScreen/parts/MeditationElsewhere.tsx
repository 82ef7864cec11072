import { useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

/** Another tab has the meditation: there is nothing to press here. */
export function MeditationElsewhere() {
  const { t } = useTranslation('student');
  return (
    <Card tone="sand">
      <Stack gap="1">
        <Heading level={2} size="title">
          {t('timer.elsewhere.title')}
        </Heading>
        <Text size="small">{t('timer.elsewhere.text')}</Text>
      </Stack>
    </Card>
  );
}
