import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { FormAlert } from '../../../../components/FormAlert/FormAlert.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import type { PracticeActions, PracticeStageState } from '../state.ts';

interface CompletionDialogProps extends Pick<
  PracticeActions,
  'onComplete' | 'onRetrySaving' | 'onLeaveUnsaved'
> {
  state: Extract<PracticeStageState, { status: 'completing' | 'awarding' | 'saveFailed' }>;
}

/** Confirms the practice, with an answer for the instructor where one was asked. */
export function CompletionDialog({
  state,
  onComplete,
  onRetrySaving,
  onLeaveUnsaved,
}: CompletionDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const [answer, setAnswer] = useState('');
  const hasFailed = state.status === 'saveFailed';
  const complete = () => onComplete(answer.trim() || null);
  return (
    <Dialog
      actions={
        hasFailed ? (
          <>
            <Button variant="secondary" onPress={onLeaveUnsaved}>
              {t('practice.failed.leave')}
            </Button>
            <Button onPress={onRetrySaving}>{t('common:action.tryAgain')}</Button>
          </>
        ) : (
          <Button
            busyLabel={t('practice.done.busy')}
            isBusy={state.status === 'awarding'}
            onPress={complete}
          >
            {t('practice.done.confirm')}
          </Button>
        )
      }
      closeLabel={hasFailed ? t('practice.failed.leave') : t('practice.done.confirm')}
      // A tap beside it must not hand in half an answer.
      role="alertdialog"
      title={t('practice.done.title', { name: state.asana.name })}
      isOpen
      onClose={hasFailed ? onLeaveUnsaved : complete}
    >
      <Stack gap="4">
        {state.status === 'saveFailed' ? (
          <>
            <FormAlert>{t(`practice.failed.${state.failure}`)}</FormAlert>
            <Text>{state.reason}</Text>
            <Text tone="soft">{t('practice.failed.kept')}</Text>
          </>
        ) : (
          <Text>{t('practice.done.text', { count: state.sets })}</Text>
        )}
        {state.status !== 'saveFailed' && state.reflectionQuestion !== null ? (
          <TextField
            description={t('practice.done.reflectionHint')}
            isReadOnly={state.status === 'awarding'}
            label={state.reflectionQuestion}
            value={answer}
            multiline
            onChange={setAnswer}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
