import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './HoldsDialog.css.ts';

interface HoldsDialogProps {
  /** None of it is true for the student. */
  onAgree: () => void;
  onClose: () => void;
}

const reasons = ['pregnant', 'heart', 'lungs', 'head', 'eyes', 'fear'] as const;

/** Asked once a day, before the breath of a meditation is held: who should leave that out. */
export function HoldsDialog({ onAgree, onClose }: HoldsDialogProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button onPress={onClose}>{t('timer:breath.holds.without')}</Button>
          <Button variant="secondary" onPress={onAgree}>
            {t('timer:breath.holds.agree')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('timer:breath.holds.title')}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>{t('timer:breath.holds.who')}</Text>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`timer:breath.holds.${reason}`)}</li>
          ))}
        </ul>
        <Text>{t('timer:breath.holds.how')}</Text>
      </Stack>
    </Dialog>
  );
}
