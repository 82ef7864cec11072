import {
  type AssignmentChange,
  type AssignedWeekday,
  assignmentLimits,
  type Frequency,
  type GivenAssignment,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DatePicker } from '#components/DatePicker/DatePicker.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import * as styles from '../AssignmentsScreen.css.ts';
import type { AssignmentsDialog } from '../types.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';
import { lastDueDay, written } from './written.ts';

interface ChangeDialogProps {
  dialog: Extract<AssignmentsDialog, { kind: 'change' }>;
  onChange: (change: AssignmentChange) => void;
  onClose: () => void;
}

/** What the fields of the form hold. */
interface Draft {
  scope: 'one' | 'later';
  dueDate: string;
  frequency: Frequency;
  daysOfWeek: AssignedWeekday[];
  question: string;
  notes: string;
}

const draftOf = (assignment: GivenAssignment): Draft => ({
  // Of what is given once, this one is all there is, and its rhythm can be chosen at once.
  scope: assignment.frequency === 'once' ? 'later' : 'one',
  dueDate: assignment.dueDate,
  frequency: assignment.frequency,
  daysOfWeek: assignment.daysOfWeek,
  question: assignment.reflectionQuestion ?? '',
  notes: assignment.notes ?? '',
});

/** Changes open work: this occurrence, or it and all that come. */
export function ChangeDialog({ dialog, onChange, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const words = useAssignmentWords();
  const { assignment, newer, isBusy, failure } = dialog;
  const formId = useId();
  const saidId = useId();
  const [draft, setDraft] = useState(() => draftOf(assignment));
  const keep =
    <Name extends keyof Draft>(name: Name) =>
    (value: Draft[Name]) =>
      setDraft((known) => ({ ...known, [name]: value }));
  const { scope, dueDate, frequency, daysOfWeek } = draft;
  const hasChanges = JSON.stringify(draft) !== JSON.stringify(draftOf(assignment));
  const { close, question } = useClosing({ hasChanges, isBusy, onClose });
  const { today } = assignment;
  const isLater = scope === 'later';
  // What is late may stay so.
  const isPast = dueDate !== '' && dueDate < today && dueDate !== assignment.dueDate;
  const lacksDays = isLater && frequency === 'specific_days' && daysOfWeek.length === 0;
  const isOver = newer?.completed ?? false;
  const isRight = hasChanges && dueDate !== '' && !isPast && !lacksDays && !isOver;
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
            busyLabel={t('assignments.change.busy')}
            form={formId}
            isBusy={isBusy}
            isDisabled={!isRight}
            type="submit"
          >
            {t('assignments.change.submit')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('assignments.change.title')}
      onClose={close}
    >
      <form
        noValidate
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRight || isBusy) return;
          onChange({
            later: isLater,
            dueDate,
            frequency,
            daysOfWeek,
            reflectionQuestion: written(draft.question),
            notes: written(draft.notes),
          });
        }}
      >
        <Stack gap="5">
          {failure ? <FormAlert>{failure.message}</FormAlert> : null}
          {newer ? <CurrentAssignment assignment={newer} /> : null}
          <Text>{words.rowName(assignment)}</Text>
          {assignment.frequency === 'once' ? null : (
            <SegmentedControl
              label={t('assignments.change.scope')}
              options={(['one', 'later'] as const).map((id) => ({
                id,
                label: t(`assignments.change.${id}`),
              }))}
              value={scope}
              onChange={keep('scope')}
            />
          )}
          {isLater ? (
            <RhythmFields
              daysOfWeek={daysOfWeek}
              frequency={frequency}
              onChange={(rhythm) => setDraft((known) => ({ ...known, ...rhythm }))}
            />
          ) : null}
          <DatePicker
            isRequired
            description={t(`assignments.change.${scope}Hint`)}
            {...(isPast && { errorMessage: t('assignments.create.dueDatePast') })}
            label={t('assignments.create.dueDate')}
            maxValue={lastDueDay}
            minValue={assignment.dueDate < today ? assignment.dueDate : today}
            value={dueDate}
            onChange={keep('dueDate')}
          />
          <TextField
            description={t('assignments.create.optional')}
            label={t('assignments.create.question')}
            maxLength={assignmentLimits.reflectionQuestion}
            value={draft.question}
            onChange={keep('question')}
          />
          <TextField
            multiline
            description={t('assignments.create.optional')}
            label={t('assignments.create.notes')}
            maxLength={assignmentLimits.notes}
            value={draft.notes}
            onChange={keep('notes')}
          />
          <Text as="output" id={saidId} size="small" tone="soft">
            {lacksDays ? t('assignments.create.daysRequired') : null}
          </Text>
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}

/** What somebody else saved meanwhile, to be compared with what stands in the form. */
function CurrentAssignment({ assignment }: { assignment: GivenAssignment }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAssignmentWords();
  const headingId = useId();
  const facts = [
    [t('assignments.column.due'), format.day(assignment.dueDate, { dateStyle: 'medium' })],
    [t('assignments.column.frequency'), words.frequency(assignment)],
    [t('assignments.details.question'), assignment.reflectionQuestion],
    [t('assignments.details.notes'), assignment.notes],
  ].filter(([, value]) => value !== null);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="3">
        <Text id={headingId}>{t('assignments.change.now')}</Text>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.fact}>{label}</dt>
              <dd className={styles.said} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          {t(
            assignment.completed ? 'assignments.change.completed' : 'assignments.change.saveAgain',
            { student: words.studentName(assignment) },
          )}
        </Text>
      </Stack>
    </section>
  );
}
