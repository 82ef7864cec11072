import { useTranslation } from '@niyama/i18n';
import { EyeClosed } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';

/** Switches to a practice with eyes closed. */
export function CloseEyes({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <IconButton
      icon={<EyeClosed aria-hidden size="1.375rem" strokeWidth={1.75} />}
      label={t('pose-practice:eyes.close')}
      variant="sand"
      onPress={onPress}
    />
  );
}
