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
  /** What the student is called. */
  student: string;
  /** The day it is where the student lives. */
  today: LocalDate;
  isBusy: boolean;
  failure: FormFailure | null;
  onPause: (days: Omit<StudentPause, 'id'>) => void;
  onClose: () => void;
}

const fromTexts = { past: 'assignments.pause.fromPast', far: 'assignments.pause.fromFar' } as const;
const toTexts = { before: 'assignments.pause.toBefore', far: 'assignments.pause.toFar' } as const;

/** Asks from when to when a student is paused, in the student's own days. */
export function PauseDialog({
  student,
  today,
  isBusy,
  failure,
  onPause,
  onClose,
}: PauseDialogProps) {
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
  const isWhole = fromDay !== '' && toDay !== '';
  const isRight = isWhole && mistakes.fromDay === null && mistakes.toDay === null;
  const dayText = (day: string) => format.day(day, { dateStyle: 'long' });
  const first = fromDay || today;
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
      title={t('assignments.pause.title')}
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
            description={t('assignments.pause.days', { student })}
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
            {isRight
              ? t('assignments.pause.summary', {
                  student,
                  from: dayText(fromDay),
                  to: dayText(toDay),
                })
              : null}
            {isWhole ? null : t('assignments.pause.required')}
          </Text>
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
