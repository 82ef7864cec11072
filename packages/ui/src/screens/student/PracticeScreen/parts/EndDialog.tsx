import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { PracticeStageState } from '../types.ts';

interface EndDialogProps {
  /** Null while nothing is asked, and while the dialog fades. */
  asked: Extract<PracticeStageState, { status: 'askingToEnd' }> | null;
  onSaveAndLeave: () => void;
}

/** Escape and the close button pause and ask. */
export function EndDialog({ asked, onSaveAndLeave }: EndDialogProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  return (
    <Dialog
      actions={
        <>
          <Button variant="danger" onPress={asked?.onEnd}>
            {t('pose-practice:leave.end')}
          </Button>
          <Button variant="secondary" onPress={onSaveAndLeave}>
            {t('pose-practice:leave.save')}
          </Button>
          <Button onPress={asked?.onKeepPracticing}>{t('pose-practice:leave.stay')}</Button>
        </>
      }
      closeLabel={t('pose-practice:leave.stay')}
      isOpen={asked !== null}
      role="alertdialog"
      title={t('pose-practice:leave.title')}
      onClose={() => asked?.onKeepPracticing()}
    >
      <Text>{t('pose-practice:leave.text')}</Text>
    </Dialog>
  );
}
