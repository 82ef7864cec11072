import {
  daysAfter,
  type LocalDate,
  longestPause,
  pauseMistakes,
  type StudentPause,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DatePicker } from '#components/DatePicker/DatePicker.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import type { FormFailure } from './formFailure.ts';
import { useClosing } from './useClosing.ts';

interface PauseDialogProps {
  /** What the student is called, or how many they are. */
  who: string | number;
  /** The day it is where the student lives; of several, where the admin is. */
  today: LocalDate;
  isBusy: boolean;
  failure: FormFailure | null;
  onPause: (days: Omit<StudentPause, 'id'>) => void;
  onClose: () => void;
}

const fromTexts = { past: 'assignments.pause.fromPast', far: 'assignments.pause.fromFar' } as const;
const toTexts = { before: 'assignments.pause.toBefore', far: 'assignments.pause.toFar' } as const;

/** Asks from when to when students are paused, in their own days. */
export function PauseDialog({ who, today, isBusy, failure, onPause, onClose }: PauseDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const formId = useId();
  const saidId = useId();
  const [fromDay, setFromDay] = useState(today);
  const [toDay, setToDay] = useState('');
  const { close, question } = useClosing({
    hasChanges: fromDay !== today || toDay !== '',
    isBusy,
    onClose,
  });
  const mistakes = pauseMistakes({ fromDay, toDay, today });
  const isComplete = fromDay !== '' && toDay !== '';
  const isRight = isComplete && mistakes.fromDay === null && mistakes.toDay === null;
  const dayText = (day: string) => format.day(day, { dateStyle: 'long' });
  const first = fromDay || today;
  const isOne = typeof who === 'string';
  const summary = (days: { from: string; to: string }) =>
    isOne
      ? t('assignments.pause.summary', { student: who, ...days })
      : t('assignments.pause.summaryMany', { count: who, ...days });
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={close}>
            {t('common:action.cancel')}
          </Button>
          <Button
            aria-describedby={saidId}
            busyLabel={t('assignments.pause.busy')}
            form={formId}
            isBusy={isBusy}
            isDisabled={!isRight}
            type="submit"
          >
            {t('assignments.pause.submit')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={
        isOne ? t('assignments.pause.title') : t('assignments.pause.titleMany', { count: who })
      }
      onClose={close}
    >
      <form
        noValidate
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !isBusy) onPause({ fromDay, toDay });
        }}
      >
        <Stack gap="5">
          {failure ? <FormAlert>{failure.message}</FormAlert> : null}
          <DatePicker
            isRequired
            description={
              isOne
                ? t('assignments.pause.days', { student: who })
                : t('assignments.pause.daysMany')
            }
            {...(mistakes.fromDay && { errorMessage: t(fromTexts[mistakes.fromDay]) })}
            isDisabled={isBusy}
            label={t('assignments.pause.from')}
            maxValue={daysAfter(today, longestPause)}
            minValue={today}
            value={fromDay}
            onChange={setFromDay}
          />
          <DatePicker
            isRequired
            {...(mistakes.toDay && { errorMessage: t(toTexts[mistakes.toDay]) })}
            isDisabled={isBusy}
            label={t('assignments.pause.to')}
            maxValue={daysAfter(first, longestPause)}
            minValue={first}
            value={toDay}
            onChange={setToDay}
          />
          <Text as="output" id={saidId} tone="soft">
            {isRight ? summary({ from: dayText(fromDay), to: dayText(toDay) }) : null}
            {isComplete ? null : t('assignments.pause.required')}
          </Text>
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
