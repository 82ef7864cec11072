import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Text } from '#components/Text/Text.tsx';

interface EndMeditationDialogProps {
  /** The whole minutes that have passed; while it runs they become more. */
  minutes: number;
  onEnd: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asked before a reset that would throw minutes away. What runs goes on meanwhile. */
export function EndMeditationDialog({
  minutes,
  onEnd,
  onDiscard,
  onStay,
}: EndMeditationDialogProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="danger" onPress={onDiscard}>
            {t('timer:end.discard')}
          </Button>
          <Button variant="secondary" onPress={onEnd}>
            {t('timer:end.keep', { count: minutes })}
          </Button>
          <Button onPress={onStay}>{t('timer.logOut.stay')}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t('timer:end.title')}
      onClose={onStay}
    >
      <Text>{t('timer:end.text')}</Text>
    </Dialog>
  );
}
