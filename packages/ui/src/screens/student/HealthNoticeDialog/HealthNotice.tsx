import { useTranslation } from '@niyama/i18n';
import { BookOpen, OctagonX, Stethoscope } from 'lucide-react';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { icon, rule } from './HealthNotice.css.ts';

/** When to stop, when to ask a doctor, and what the guidance here cannot replace. */
export function HealthNotice() {
  const { t } = useTranslation('student');
  const rules = [
    { Icon: OctagonX, text: t('health.stop') },
    { Icon: Stethoscope, text: t('health.doctor') },
    { Icon: BookOpen, text: t('health.tips') },
  ];
  return (
    <Stack gap="4">
      <Text>{t('health.intro')}</Text>
      <Stack as="ul" gap="3">
        {rules.map(({ Icon, text }) => (
          <li className={rule} key={text}>
            <Icon aria-hidden className={icon} size="1.375rem" strokeWidth={1.75} />
            {text}
          </li>
        ))}
      </Stack>
      <Text size="small" tone="soft">
        {t('health.notAdvice')}
      </Text>
    </Stack>
  );
}
