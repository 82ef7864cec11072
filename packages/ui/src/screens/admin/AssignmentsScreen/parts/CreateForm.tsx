import {
  assignedWeekdays,
  type AssignedWeekday,
  assignmentLimits,
  assignmentsLack,
  firstDueDate,
  frequencies,
  type Frequency,
  type NewAssignments,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { DatePicker } from '#components/DatePicker/DatePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useUnsaved } from '#screens/admin/parts/unsaved.ts';
import type { CreateState } from '../types.ts';
import { useAssignmentWords } from './useAssignmentWords.ts';

interface CreateFormProps {
  state: CreateState;
  onCreate: (work: NewAssignments) => void;
}

/** The last day on which work can begin; the database refuses later ones. */
const lastDay = '2099-12-31';
const written = (text: string) => text.trim() || null;
const idsOf = (options: readonly PickerOption[]) => options.map(({ id }) => id);

/** Assigns poses to students. */
export function CreateForm({ state, onCreate }: CreateFormProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { dayName } = useAssignmentWords();
  const { today, students, asanas, isBusy, failure } = state;
  const lackId = useId();
  const [chosenStudents, setStudents] = useState<PickerOption[]>([]);
  const [chosenAsanas, setAsanas] = useState<PickerOption[]>([]);
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [daysOfWeek, setDays] = useState<AssignedWeekday[]>([]);
  const [dueDate, setDueDate] = useState('');
  const [question, setQuestion] = useState('');
  const [notes, setNotes] = useState('');
  const firstDay = firstDueDate({ dueDate, daysOfWeek });
  const work: NewAssignments = {
    studentIds: idsOf(chosenStudents),
    asanaIds: idsOf(chosenAsanas),
    frequency,
    daysOfWeek,
    dueDate: firstDay,
    reflectionQuestion: written(question),
    notes: written(notes),
  };
  useUnsaved(
    [...chosenStudents, ...chosenAsanas, ...daysOfWeek].length > 0 ||
      frequency !== 'daily' ||
      [dueDate, question, notes].some((text) => text !== ''),
  );
  const isPast = dueDate !== '' && dueDate < today;
  const lack = assignmentsLack(work);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (lack === null && !isPast && !isBusy) onCreate(work);
      }}
    >
      <Stack gap="5">
        {failure === null ? null : <FormAlert>{failure}</FormAlert>}
        <SearchPicker
          isRequired
          chosen={chosenStudents}
          chosenLabel={t('assignments.create.chosenStudents')}
          emptyText={students.emptyText}
          label={t('assignments.create.students')}
          options={students.options}
          placeholder={t('assignments.create.studentsHint')}
          removeLabel={t('assignments.create.remove')}
          onChange={setStudents}
          onOpen={students.onOpen}
          onQueryChange={students.onQueryChange}
        />
        <SearchPicker
          isRequired
          chosen={chosenAsanas}
          chosenLabel={t('assignments.create.chosenAsanas')}
          emptyText={asanas.emptyText}
          label={t('assignments.create.asanas')}
          options={asanas.options}
          placeholder={t('assignments.create.asanasHint')}
          removeLabel={t('assignments.create.remove')}
          onChange={setAsanas}
          onOpen={asanas.onOpen}
          onQueryChange={asanas.onQueryChange}
        />
        <Select
          label={t('assignments.create.frequency')}
          options={frequencies.map((id) => ({ id, label: t(`assignments.frequency.${id}`) }))}
          value={frequency}
          onChange={(chosen) => {
            setFrequency(chosen);
            if (chosen !== 'specific_days') setDays([]);
          }}
        />
        {frequency === 'specific_days' ? (
          <ChoiceChips
            choices={assignedWeekdays.map((id) => ({ id, label: dayName(id) }))}
            label={t('assignments.create.days')}
            values={daysOfWeek}
            onChange={setDays}
          />
        ) : null}
        <DatePicker
          isRequired
          description={
            firstDay === dueDate
              ? t('assignments.create.dueDateHint')
              : t('assignments.create.dueDateMoved', {
                  day: format.day(firstDay, { dateStyle: 'full' }),
                })
          }
          {...(isPast && { errorMessage: t('assignments.create.dueDatePast') })}
          label={t('assignments.create.dueDate')}
          maxValue={lastDay}
          minValue={today}
          value={dueDate}
          onChange={setDueDate}
        />
        <TextField
          description={t('assignments.create.optional')}
          label={t('assignments.create.question')}
          maxLength={assignmentLimits.reflectionQuestion}
          value={question}
          onChange={setQuestion}
        />
        <TextField
          multiline
          description={t('assignments.create.optional')}
          label={t('assignments.create.notes')}
          maxLength={assignmentLimits.notes}
          value={notes}
          onChange={setNotes}
        />
        <Stack gap="2">
          <Button
            fullWidth
            aria-describedby={lackId}
            busyLabel={t('assignments.create.busy')}
            isBusy={isBusy}
            isDisabled={lack !== null || isPast}
            type="submit"
          >
            {t('assignments.create.submit')}
          </Button>
          <Text as="output" id={lackId} size="small" tone="soft">
            {lack === 'required' ? t('assignments.create.required') : null}
            {lack === 'days' ? t('assignments.create.daysRequired') : null}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
