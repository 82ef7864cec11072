import { longestAnswer } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { subjectName } from '../subject.ts';
import type { PracticeCues, PracticeStageState } from '../types.ts';
import { Caption } from './Caption.tsx';

interface CompletionDialogProps {
  state: Extract<PracticeStageState, { status: 'completing' | 'awarding' | 'saveFailed' }>;
  /** What a voice says of the way out of the pose, where it is shown. */
  words: PracticeCues['words'];
}

/** Confirms the practice, with an answer for the instructor where one was asked. */
export function CompletionDialog({ state, words }: CompletionDialogProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const [answer, setAnswer] = useState('');
  // They stay as long as the dialog, so that its button stays under the finger.
  const [lastWords] = useState(words);
  const failed = state.status === 'saveFailed' ? state : null;
  const leaveLabel = failed?.onRetry ? t('pose-practice:failed.leave') : t('common:action.close');
  const asked = state.status === 'saveFailed' ? null : state;
  const question = asked?.reflectionQuestion ?? null;
  const className = asked?.className ?? null;
  const complete = () => {
    if (state.status === 'completing') state.onComplete(answer.trim() || null);
  };
  /** Escape: the practice is over, so what is left to close is this; half an answer stays. */
  const close = () => {
    if (failed) failed.onLeave();
    else if (question === null) complete();
  };
  return (
    <Dialog
      actions={
        failed ? (
          <>
            <Button variant={failed.onRetry ? 'secondary' : 'primary'} onPress={failed.onLeave}>
              {leaveLabel}
            </Button>
            {failed.onRetry ? (
              <Button onPress={failed.onRetry}>{t('common:action.tryAgain')}</Button>
            ) : null}
          </>
        ) : (
          <Button
            busyLabel={t('pose-practice:done.busy')}
            isBusy={state.status === 'awarding'}
            onPress={complete}
          >
            {t('pose-practice:done.confirm')}
          </Button>
        )
      }
      // Finishing is the one way on, and its button says so; a corner that submits would not.
      closeLabel={failed ? leaveLabel : null}
      // A tap beside it must not hand in half an answer.
      role="alertdialog"
      title={t('pose-practice:done.title', { name: className ?? subjectName(t, state.subject) })}
      isOpen
      onClose={close}
    >
      <Stack gap="4">
        {lastWords?.length ? <Caption words={lastWords} /> : null}
        {failed ? (
          <>
            <FormAlert>{t(`pose-practice:failed.${failed.failure}`)}</FormAlert>
            <Text>{failed.reason}</Text>
            <Text tone="soft">
              {failed.onRetry ? t('pose-practice:failed.kept') : t('pose-practice:failed.final')}
            </Text>
          </>
        ) : className === null ? (
          <Text>{t('pose-practice:done.text', { count: state.sets })}</Text>
        ) : null}
        {question !== null ? (
          <TextField
            description={t('pose-practice:done.reflectionHint')}
            isReadOnly={state.status === 'awarding'}
            label={question}
            maxLength={longestAnswer}
            value={answer}
            multiline
            onChange={setAnswer}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
