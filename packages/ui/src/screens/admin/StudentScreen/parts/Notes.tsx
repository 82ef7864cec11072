import { longestNote, type StudentNote } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import * as styles from '../StudentScreen.css.ts';
import type { StudentAct } from '../types.ts';
import { StudentCard } from './StudentCard.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';

interface NotesProps {
  notes: readonly StudentNote[];
  act: StudentAct | null;
  newNoteId: string;
  onKeep: (id: string, body: string) => void;
  onDelete: (note: StudentNote) => void;
}

/** What instructors noted of the student, for each other. */
export function Notes({ notes, act, newNoteId, onKeep, onDelete }: NotesProps) {
  const { t } = useTranslation('admin');
  const form = useRecoveredFocus<HTMLDivElement>(newNoteId);
  return (
    <StudentCard title={t('student.notes.title')}>
      <div className={styles.focusFallback} ref={form} tabIndex={-1}>
        <NoteForm
          key={newNoteId}
          act={act}
          id={newNoteId}
          label={t('student.notes.label')}
          submit={t('student.notes.add')}
          onKeep={onKeep}
        />
      </div>
      {notes.length === 0 ? (
        <Text tone="soft">{t('student.notes.empty')}</Text>
      ) : (
        <ul className={list.lines}>
          {notes.map((note) => (
            <Note key={note.id} {...{ note, act, onKeep, onDelete }} />
          ))}
        </ul>
      )}
    </StudentCard>
  );
}

type NoteProps = Pick<NotesProps, 'act' | 'onKeep' | 'onDelete'> & { note: StudentNote };

function Note({ note, act, onKeep, onDelete }: NoteProps) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  // What reads differently now is no longer being changed.
  const [changedAt, setChangedAt] = useState(note.changedAt);
  if (changedAt !== note.changedAt) {
    setChangedAt(note.changedAt);
    setOpen(false);
  }
  const line = useRecoveredFocus<HTMLLIElement>(isOpen);
  const who = note.authorName ?? t('dashboard.unknown');
  const day = format.day(new Date(note.createdAt), { dateStyle: 'medium' });
  const about = { who, day };
  return (
    <li className={styles.tall} ref={line} tabIndex={-1}>
      {isOpen ? (
        <NoteForm
          act={act}
          body={note.body}
          id={note.id}
          label={t('student.notes.changeLabel')}
          submit={t('student.notes.save')}
          onCancel={() => setOpen(false)}
          onKeep={onKeep}
        />
      ) : (
        <>
          <Text size="small" tone="soft">
            {t(note.changedAt === null ? 'student.notes.by' : 'student.notes.byChanged', about)}
          </Text>
          <p className={list.said} dir="auto">
            {note.body}
          </p>
          <Inline gap="2">
            {note.isOwn ? (
              <Button
                aria-label={t('student.notes.named', {
                  ...about,
                  action: t('student.notes.change'),
                })}
                variant="secondary"
                onPress={() => setOpen(true)}
              >
                {t('student.notes.change')}
              </Button>
            ) : null}
            <Button
              aria-label={t('student.notes.named', { ...about, action: t('student.notes.delete') })}
              variant="secondary"
              onPress={() => onDelete(note)}
            >
              {t('student.notes.delete')}
            </Button>
          </Inline>
        </>
      )}
    </li>
  );
}

interface NoteFormProps {
  id: string;
  /** What is there already. @default nothing */
  body?: string;
  label: string;
  submit: string;
  act: StudentAct | null;
  onKeep: (id: string, body: string) => void;
  /** Leaves what is there. @default there is no such way */
  onCancel?: () => void;
}

function NoteForm({ id, body = '', label, submit, act, onKeep, onCancel }: NoteFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState(body);
  const own = act?.id === id ? act : null;
  const isBusy = own?.isBusy ?? false;
  const isNew = typed.trim() !== '' && typed.trim() !== body;
  const { close, question } = useClosing({
    hasChanges: typed !== body,
    isBusy,
    onClose: () => onCancel?.(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew && !isBusy) onKeep(id, typed.trim());
      }}
    >
      <Stack gap="2">
        {own?.failure ? <FormAlert>{own.failure.message}</FormAlert> : null}
        <TextField
          multiline
          description={t('student.notes.received')}
          isDisabled={isBusy}
          label={label}
          maxLength={longestNote}
          value={typed}
          onChange={setTyped}
        />
        <Inline gap="2">
          <Button
            busyLabel={t('student.notes.saving')}
            isBusy={isBusy}
            isDisabled={!isNew}
            type="submit"
          >
            {submit}
          </Button>
          {onCancel ? (
            <Button isDisabled={isBusy} variant="secondary" onPress={close}>
              {t('common:action.cancel')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
      {question ? <LeaveDialog {...question} /> : null}
    </form>
  );
}
