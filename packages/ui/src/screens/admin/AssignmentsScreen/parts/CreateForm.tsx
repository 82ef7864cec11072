import {
  type AssignedWeekday,
  assignmentLimits,
  assignmentsLack,
  daysAfter,
  firstDueDate,
  type Frequency,
  hasGroup,
  type LocalDate,
  type NewAssignments,
  type RecipientCount,
  recipientsOf,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DatePicker } from '#components/DatePicker/DatePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useNotifiedText } from '#screens/admin/parts/useNotifiedText.ts';
import { useUserName } from '#screens/admin/parts/useUserName.ts';
import { useUnsaved } from '#screens/admin/parts/useUnsaved.ts';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import type { CreateStart, CreateState } from '../types.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { lastDueDay, written } from './written.ts';

interface CreateFormProps {
  state: CreateState;
  onCreate: (work: NewAssignments) => void;
}

const idsOf = (options: readonly PickerOption[]) => options.map(({ id }) => id);

/** What the fields of the form hold. */
interface Draft {
  students: PickerOption[];
  asanas: PickerOption[];
  frequency: Frequency;
  daysOfWeek: AssignedWeekday[];
  dueDate: string;
  question: string;
  notes: string;
}

const empty: Draft = {
  students: [],
  asanas: [],
  frequency: 'daily',
  daysOfWeek: [],
  dueDate: '',
  question: '',
  notes: '',
};

/** Assigns poses to students. Most fields are no inputs with a name, so it is no `useForm`. */
export function CreateForm({ state, onCreate }: CreateFormProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { today, students, asanas, isBusy, failure, recipientCount, onOutline } = state;
  const lackId = useId();
  const noticeId = useId();
  const [draft, setDraft] = useState<Draft>({ ...empty, ...state.start });
  const [known, setKnown] = useState(state.start);
  // What the form is to be filled with, while it holds something that would be lost.
  const [waiting, setWaiting] = useState<CreateStart | null>(null);
  const hasChanges = JSON.stringify(draft) !== JSON.stringify(empty);
  const fill = (start: CreateStart) => {
    setDraft({ ...empty, ...start });
    setWaiting(null);
  };
  if (state.start !== known) {
    setKnown(state.start);
    if (state.start && hasChanges) setWaiting(state.start);
    else if (state.start) fill(state.start);
  }
  const { frequency, daysOfWeek, dueDate, question, notes } = draft;
  const keep =
    <Name extends keyof Draft>(name: Name) =>
    (value: Draft[Name]) =>
      setDraft((held) => ({ ...held, [name]: value }));
  const firstDay = firstDueDate({ dueDate, daysOfWeek });
  const recipients = useMemo(() => recipientsOf(idsOf(draft.students)), [draft.students]);
  const asanaIds = useMemo(() => idsOf(draft.asanas), [draft.asanas]);
  const people = hasGroup(recipients)
    ? (recipientCount?.people ?? null)
    : recipients.studentIds.length;
  const work: NewAssignments = {
    ...recipients,
    asanaIds,
    frequency,
    daysOfWeek,
    dueDate: firstDay,
    reflectionQuestion: written(question),
    notes: written(notes),
  };
  // What the form was filled with comes again the same way.
  useUnsaved(hasChanges && JSON.stringify(draft) !== JSON.stringify({ ...empty, ...known }));
  const isPast = dueDate !== '' && dueDate < today;
  const isDaySet = dueDate !== '' && !isPast;
  useEffect(
    () =>
      onOutline({
        ...recipients,
        asanaIds,
        dueDate: isDaySet ? firstDay : null,
        frequency,
        daysOfWeek,
      }),
    [onOutline, recipients, asanaIds, isDaySet, firstDay, frequency, daysOfWeek],
  );
  const notices = useNotices(recipientCount, today);
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
          allLabel={(count) => t('assignments.create.showAll', { count })}
          chosen={draft.students}
          chosenLabel={t('assignments.create.chosenStudents')}
          emptyText={students.emptyText}
          label={t('assignments.create.students')}
          options={students.options}
          placeholder={t('assignments.create.studentsHint')}
          removeLabel={t('assignments.create.remove')}
          onChange={keep('students')}
          onOpen={students.onOpen}
          onQueryChange={students.onQueryChange}
        />
        <SearchPicker
          isRequired
          chosen={draft.asanas}
          chosenLabel={t('assignments.create.chosenAsanas')}
          emptyText={asanas.emptyText}
          label={t('assignments.create.asanas')}
          options={asanas.options}
          placeholder={t('assignments.create.asanasHint')}
          removeLabel={t('assignments.create.remove')}
          onChange={keep('asanas')}
          onOpen={asanas.onOpen}
          onQueryChange={asanas.onQueryChange}
        />
        <RhythmFields
          daysOfWeek={daysOfWeek}
          frequency={frequency}
          onChange={(rhythm) => setDraft((held) => ({ ...held, ...rhythm }))}
        />
        <DatePicker
          isRequired
          description={
            firstDay === dueDate
              ? frequency === 'once'
                ? undefined
                : t('assignments.create.dueDateHint')
              : t('assignments.create.dueDateMoved', {
                  day: format.day(firstDay, { dateStyle: 'full' }),
                })
          }
          {...(isPast && { errorMessage: t('assignments.create.dueDatePast') })}
          label={t('assignments.create.dueDate')}
          maxValue={lastDueDay}
          minValue={today}
          value={dueDate}
          onChange={keep('dueDate')}
        />
        <TextField
          description={t('assignments.create.optional')}
          label={t('assignments.create.question')}
          maxLength={assignmentLimits.reflectionQuestion}
          value={question}
          onChange={keep('question')}
        />
        <TextField
          multiline
          description={t('assignments.create.optional')}
          label={t('assignments.create.notes')}
          maxLength={assignmentLimits.notes}
          value={notes}
          onChange={keep('notes')}
        />
        <Stack gap="2">
          <Button
            fullWidth
            aria-describedby={notices === '' ? lackId : `${lackId} ${noticeId}`}
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
            {lack === null && people !== null
              ? t('assignments.create.people', { count: people })
              : null}
          </Text>
          <Text as="output" id={noticeId} size="small" tone="soft">
            {notices}
          </Text>
        </Stack>
      </Stack>
      {waiting ? (
        <LeaveDialog onLeave={() => fill(waiting)} onStay={() => setWaiting(null)} />
      ) : null}
    </form>
  );
}

/**
 * What becomes of the work for those who are chosen: who hears of it, who has it already, who is paused,
 * who begins later.
 */
function useNotices(counted: RecipientCount | null, today: LocalDate): string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const nameOf = useUserName();
  const notifiedText = useNotifiedText();
  if (counted === null || counted.people === 0) return '';
  const { notified, having, paused, onlyPaused, later } = counted;
  const dayOf = (day: LocalDate) => format.day(day, { dateStyle: 'long' });
  const pausedText = onlyPaused
    ? t('assignments.create.pausedOne', {
        name: nameOf(onlyPaused),
        day: dayOf(onlyPaused.until),
      })
    : t('assignments.create.paused', { count: paused });
  return format.sentences([
    notifiedText(notified),
    ...(having > 0 ? [t('assignments.create.having', { count: having })] : []),
    ...(paused > 0 ? [pausedText] : []),
    ...later.map(({ dueDate, people: count }) =>
      dueDate === daysAfter(today, 1)
        ? t('assignments.create.dueTomorrow', { count })
        : t('assignments.create.dueLater', { count, day: dayOf(dueDate) }),
    ),
  ]);
}
