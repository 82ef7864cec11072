import { type Asana, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeStageState } from '../types.ts';

interface TipsDialogProps {
  asana: Asana;
  /** Null while nothing is asked, and while the dialog fades. */
  asked: Extract<PracticeStageState, { status: 'readingTips' }> | null;
}

/** Before a breath that is not for everybody: who should leave it out reads so, and can do it at once. */
export function TipsDialog({ asana, asked }: TipsDialogProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  return (
    <Dialog
      actions={
        // In this order also where there is a line for each: nobody is hurried to the second.
        <div className={styles.inOrder}>
          {asked?.onEase ? (
            <Button variant="secondary" fullWidth onPress={asked.onEase}>
              {t('pose-practice:tips.ease')}
            </Button>
          ) : (
            <Button variant="secondary" fullWidth onPress={asked?.onSkip}>
              {t('pose-practice:tips.skip')}
            </Button>
          )}
          <Button fullWidth onPress={asked?.onAgree}>
            {t('pose-practice:tips.start')}
          </Button>
        </div>
      }
      closeLabel={t('common:action.close')}
      isOpen={asked !== null}
      role="alertdialog"
      title={t('pose-practice:tips.title')}
      onClose={() => asked?.onCancel()}
    >
      <Stack gap="3">
        <Text>{t('practice.breath.note')}</Text>
        <ul className={styles.tips} lang={textLanguage(asana, 'safetyTips')}>
          {asana.safetyTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
