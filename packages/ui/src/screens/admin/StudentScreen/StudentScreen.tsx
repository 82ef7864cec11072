import {
  adminPaths,
  emailLink,
  type StudentNote,
  type StudentPage,
  type StudentPause,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Mail, Pause, Plus, UserX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { PauseDialog } from '../parts/PauseDialog.tsx';
import { useUserName } from '../parts/useUserName.ts';
import { GivenAssignments } from './parts/GivenAssignments.tsx';
import { LastSessions } from './parts/LastSessions.tsx';
import { Notes } from './parts/Notes.tsx';
import { Person } from './parts/Person.tsx';
import { Reflections } from './parts/Reflections.tsx';
import { StudentLoading } from './parts/StudentLoading.tsx';
import { Weeks } from './parts/Weeks.tsx';
import { column, columns } from './StudentScreen.css.ts';
import type { StudentAct, StudentDialog, StudentPageState } from './types.ts';

export interface StudentScreenProps {
  state: StudentPageState;
  /** The open dialog, or null. */
  dialog: StudentDialog | null;
  /** The reply that is being sent, or was refused; null without one. */
  replying: StudentAct | null;
  /** The note that is being saved, or was refused; null without one. */
  noting: StudentAct | null;
  /** The id of the next new note; a different id makes the form start over. */
  newNoteId: string;
  /** Whether a pause is being ended. */
  isResuming: boolean;
  onRetry: () => void;
  onOpenPause: () => void;
  onPause: (days: Omit<StudentPause, 'id'>) => void;
  /** Ends the pause, or takes back one to come. */
  onEndPause: (pause: StudentPause) => void;
  onReply: (reflection: StudentPage['reflections'][number], reply: string) => void;
  /** Reads the page again, after a colleague was faster. */
  onLoadNewer: () => void;
  onKeepNote: (id: string, body: string) => void;
  onOpenDelete: (note: StudentNote) => void;
  /** Deletes the note of the dialog. */
  onDelete: () => void;
  onClose: () => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** /admin/users/:id: one student, as instructors see them. */
export function StudentScreen(props: StudentScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const nameOf = useUserName();
  const { state, dialog } = props;
  const page = state.status === 'ready' ? state.page : null;
  const name = page ? nameOf(page.person) : t('student.title');
  return (
    <AdminFrame
      actions={
        page ? (
          <Inline gap="2">
            <LinkButton
              href={adminPaths.assignments({ student: page.person.id })}
              icon={<Plus {...icon} />}
            >
              {t('student.give')}
            </LinkButton>
            {page.person.email === null ? null : (
              <LinkButton
                href={emailLink([page.person.email])}
                icon={<Mail {...icon} />}
                variant="secondary"
              >
                {t('write.action')}
              </LinkButton>
            )}
            {page.pause ? null : (
              <Button icon={<Pause {...icon} />} variant="secondary" onPress={props.onOpenPause}>
                {t('student.pause')}
              </Button>
            )}
          </Inline>
        ) : null
      }
      title={name}
    >
      <Content {...props} />
      {dialog?.kind === 'pause' && page ? (
        <PauseDialog
          failure={dialog.failure}
          isBusy={dialog.isBusy}
          who={name}
          today={page.today}
          onClose={props.onClose}
          onPause={props.onPause}
        />
      ) : null}
      {dialog?.kind === 'deleteNote' ? (
        <ConfirmDialog
          busyLabel={t('student.notes.deleting')}
          confirmLabel={t('student.notes.delete')}
          failure={dialog.failure?.message ?? null}
          isBusy={dialog.isBusy}
          title={t('student.notes.deleteTitle')}
          onClose={props.onClose}
          onConfirm={props.onDelete}
        >
          <Text>{t('student.notes.deleteText')}</Text>
        </ConfirmDialog>
      ) : null}
    </AdminFrame>
  );
}

function Content(props: StudentScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const nameOf = useUserName();
  const { state, onRetry } = props;
  const back = (
    <Link isStandalone href={adminPaths.users()}>
      {t('student.back')}
    </Link>
  );
  const retry = (
    <Button variant="secondary" onPress={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  const titleOf = (isOffline: boolean) => t(isOffline ? 'table.noConnection' : 'student.failed');
  if (state.status === 'loading') return <StudentLoading />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={
          <>
            {retry}
            {back}
          </>
        }
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={titleOf(state.isOffline)}
      />
    );
  }
  const { page, stale } = state;
  if (page === null) {
    return (
      <EmptyState
        action={<LinkButton href={adminPaths.users()}>{t('student.back')}</LinkButton>}
        description={t('student.missing.text')}
        title={t('student.missing.title')}
      />
    );
  }
  return (
    <Stack gap="4">
      <div>{back}</div>
      {stale ? (
        <FormAlert action={retry}>
          {`${titleOf(stale === 'offline')}. ${t('table.kept')}`}
        </FormAlert>
      ) : null}
      {page.leavesAt === null ? null : (
        <Notice
          icon={UserX}
          text={t('student.leaving', {
            name: nameOf(page.person),
            date: format.day(new Date(page.leavesAt), { dateStyle: 'long' }),
          })}
          tone="trouble"
        />
      )}
      <Person isResuming={props.isResuming} page={page} onEndPause={props.onEndPause} />
      <div className={columns}>
        <div className={column}>
          <Weeks weeks={page.weeks} />
          <Reflections
            act={props.replying}
            reflections={page.reflections}
            onLoadNewer={props.onLoadNewer}
            onReply={props.onReply}
          />
        </div>
        <div className={column}>
          <Notes
            act={props.noting}
            newNoteId={props.newNoteId}
            notes={page.notes}
            onDelete={props.onOpenDelete}
            onKeep={props.onKeepNote}
          />
          <GivenAssignments page={page} />
          <LastSessions sessions={page.sessions} />
        </div>
      </div>
    </Stack>
  );
}
