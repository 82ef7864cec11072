import { useTranslation } from '@niyama/i18n';
import { BookOpen, OctagonX, Stethoscope } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { icon, rule } from './HealthNoticeDialog.css.ts';

export interface HealthNoticeDialogProps {
  isOpen: boolean;
  /** It was read and understood; it need not be shown by itself again. */
  onConfirm: () => void;
  /** It was put away without a word. */
  onClose: () => void;
}

/** Shown once before the first practice, and for good in the side menu. */
export function HealthNoticeDialog({ isOpen, onConfirm, onClose }: HealthNoticeDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const rules = [
    { Icon: OctagonX, text: t('health.stop') },
    { Icon: Stethoscope, text: t('health.doctor') },
    { Icon: BookOpen, text: t('health.tips') },
  ];
  return (
    <Dialog
      actions={<Button onPress={onConfirm}>{t('health.confirm')}</Button>}
      closeLabel={t('common:action.close')}
      isOpen={isOpen}
      title={t('health.title')}
      onClose={onClose}
    >
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
    </Dialog>
  );
}
