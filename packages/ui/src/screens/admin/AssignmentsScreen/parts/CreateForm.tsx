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
  type WorkKind,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DatePicker } from '#components/DatePicker/DatePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
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
  classes: PickerOption[];
  frequency: Frequency;
  daysOfWeek: AssignedWeekday[];
  dueDate: string;
  question: string;
  notes: string;
}

const empty: Draft = {
  students: [],
  asanas: [],
  classes: [],
  frequency: 'daily',
  daysOfWeek: [],
  dueDate: '',
  question: '',
  notes: '',
};

const kindOf = (start: CreateStart | null): WorkKind => (start?.classes ? 'class' : 'asana');

/** Assigns poses or classes to students. Most fields are no inputs with a name, so it is no `useForm`. */
export function CreateForm({ state, onCreate }: CreateFormProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { today, students, isBusy, failure, classesFailure, recipientCount, onOutline } = state;
  const lackId = useId();
  const noticeId = useId();
  const [draft, setDraft] = useState<Draft>({ ...empty, ...state.start });
  // What was chosen of the other kind stays, and is not sent.
  const [kind, setKind] = useState(() => kindOf(state.start));
  const [known, setKnown] = useState(state.start);
  // What the form is to be filled with, while it holds something that would be lost.
  const [waiting, setWaiting] = useState<CreateStart | null>(null);
  const hasChanges = JSON.stringify(draft) !== JSON.stringify(empty);
  const fill = (start: CreateStart) => {
    setDraft({ ...empty, ...start });
    setKind(kindOf(start));
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
  const given = useMemo(
    () => ({
      asanaIds: kind === 'asana' ? idsOf(draft.asanas) : [],
      classIds: kind === 'class' ? idsOf(draft.classes) : [],
    }),
    [kind, draft.asanas, draft.classes],
  );
  const people = hasGroup(recipients)
    ? (recipientCount?.people ?? null)
    : recipients.studentIds.length;
  const work: NewAssignments = {
    ...recipients,
    ...given,
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
        ...given,
        dueDate: isDaySet ? firstDay : null,
        frequency,
        daysOfWeek,
      }),
    [onOutline, recipients, given, isDaySet, firstDay, frequency, daysOfWeek],
  );
  const notices = useNotices(recipientCount, kind, today);
  const lack = assignmentsLack(work);
  const forPeople = people === null ? null : t('assignments.create.people', { count: people });
  // Beside the field too; here it is read out.
  const said = kind === 'class' && classesFailure !== null ? classesFailure : forPeople;
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
        <SegmentedControl
          label={t('assignments.create.what')}
          options={[
            { id: 'asana', label: t('assignments.create.asanas') },
            { id: 'class', label: t('assignments.create.classes') },
          ]}
          value={kind}
          onChange={setKind}
        />
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
        {kind === 'asana' ? (
          <SearchPicker
            key="asanas"
            {...state.asanas}
            isRequired
            chosen={draft.asanas}
            chosenLabel={t('assignments.create.chosenAsanas')}
            label={t('assignments.create.asanas')}
            placeholder={t('assignments.create.asanasHint')}
            removeLabel={t('assignments.create.remove')}
            onChange={keep('asanas')}
          />
        ) : (
          <SearchPicker
            key="classes"
            {...state.classes}
            {...(classesFailure !== null && { errorMessage: classesFailure })}
            isRequired
            chosen={draft.classes}
            chosenLabel={t('assignments.create.chosenClasses')}
            label={t('assignments.create.classes')}
            placeholder={t('assignments.create.classesHint')}
            removeLabel={t('assignments.create.remove')}
            onChange={keep('classes')}
          />
        )}
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
            {lack === null ? said : null}
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
function useNotices(counted: RecipientCount | null, kind: WorkKind, today: LocalDate): string {
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
    ...(having > 0 ? [t(`assignments.create.having.${kind}`, { count: having })] : []),
    ...(paused > 0 ? [pausedText] : []),
    ...later.map(({ dueDate, people: count }) =>
      dueDate === daysAfter(today, 1)
        ? t('assignments.create.dueTomorrow', { count })
        : t('assignments.create.dueLater', { count, day: dayOf(dueDate) }),
    ),
  ]);
}
