import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Text } from '#components/Text/Text.tsx';

export interface OneAtATimeDialogProps {
  /** What is under way already: a meditation in this tab, or something in another tab. */
  other: 'meditation' | 'meditationElsewhere' | 'practiceElsewhere';
  /** Starts in spite of it; the meditation of this tab is paused first. */
  onStart: () => void;
  onClose: () => void;
}

/** Asks before a practice and a meditation would run at the same time. */
export function OneAtATimeDialog({ other, onStart, onClose }: OneAtATimeDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="secondary" onPress={onStart}>
            {t(other === 'meditation' ? 'oneAtATime.pauseAndStart' : 'oneAtATime.startAnyway')}
          </Button>
          <Button onPress={onClose}>{t('oneAtATime.notNow')}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t(`oneAtATime.title.${other}`)}
      onClose={onClose}
    >
      <Text>{t(`oneAtATime.text.${other}`)}</Text>
    </Dialog>
  );
}
