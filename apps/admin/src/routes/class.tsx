import { editedClassQuery } from '@niyama/data';
import {
  adminPaths,
  type Asana,
  type ClassPose,
  type EditedClass,
  expandClass,
  isEditable,
  isSameDraft,
  totalSeconds,
  usualLeadIn,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ClassEditor, type ClassEditorState } from '@niyama/ui/screens/shared/ClassEditor';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useLeave } from '@niyama/app/leaveGuard.tsx';
import { toLoadFailed } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { goesOn } from '@niyama/app/RouteBoundary.tsx';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useClassDrafts } from './class/useClassDrafts.ts';
import { awaitSave, useClassEditor } from './class/useClassEditor.ts';
import { usePreview } from './class/usePreview.tsx';
import { useAssignClass } from './shared/useAssignClass.ts';

/** /admin/classes/new and /admin/classes/:id: the editor of a class on the school's shelf. */
export default function ClassRoute() {
  usePageTexts('classes');
  const { id } = useParams();
  return id === undefined ? <NewClass /> : <ClassOf id={id} />;
}

/** The navigation state of the address of a class. */
interface ClassNavigation {
  /** The class was not there yet. */
  isNew: true;
  /** 'New Class' led here, to the draft that was left. */
  isFound?: boolean;
}

const useClassNavigation = () => useLocation().state as ClassNavigation | null;

/** A new class has its id from the start; one that was left before its first save is offered again. */
function NewClass() {
  const drafts = useClassDrafts();
  const [found] = useState(() => drafts.findNew());
  return <ToNewClass id={found ?? undefined} />;
}

function ToNewClass({ id }: { id?: string | undefined }) {
  const [newId] = useState(() => crypto.randomUUID());
  const said: ClassNavigation = { isNew: true, isFound: id !== undefined };
  return <Navigate replace state={said} to={adminPaths.class(id ?? newId)} />;
}

function ClassOf({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['classes', 'admin']);
  const [openedId] = useState(id);
  const query = editedClassQuery(useClient(), openedId, useReadingLanguage());
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: async (context) => {
      await awaitSave(openedId);
      return query.queryFn(context);
    },
    // A refetch must not replace what is being edited; each visit loads the class again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const poses = useMemo(
    () => new Map(data?.asanas.map((asana): [string, ClassPose] => [asana.id, asana])),
    [data?.asanas],
  );
  if (data) return <AnsweredClass edited={data.edited} id={id} poses={poses} />;
  const title = t('admin:layout.classes');
  if (error === null) return <Unedited state={{ status: 'loading' }} title={title} />;
  const failed = { ...toLoadFailed(i18n, error), onRetry: () => void refetch() };
  return <Unedited state={failed} title={title} />;
}

/** The first answer decides whether the class can be edited: a later one must not close an open editor. */
function AnsweredClass({ id, edited: answered, poses }: OpenClassProps) {
  const { t } = useTranslation('classes');
  const said = useClassNavigation();
  const drafts = useClassDrafts();
  // A reload keeps the state, but did not come from 'New Class'.
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [{ edited, stored, isNew, isFound }] = useState(() => {
    const draft = drafts.read(id);
    return {
      edited: answered,
      stored: draft,
      isNew: said?.isNew === true || draft?.baseRevision === null,
      isFound: isReplaced && said?.isFound === true,
    };
  });
  // Its first save arrived without an answer.
  const isSavedAlready = isFound && edited !== null;
  useEffect(() => {
    const { body } = edited ?? {};
    if (isSavedAlready && stored && body && isSameDraft(stored.draft, { ...edited, body }))
      drafts.forget(id);
  }, [drafts, edited, id, isSavedAlready, stored]);
  if (isSavedAlready) return <ToNewClass />;
  if (edited ? isEditable(edited) || stored : isNew)
    return <OpenClass edited={edited} id={id} poses={poses} />;
  if (edited) return <Unedited state={readOnly(edited, poses)} title={edited.name} />;
  return <Unedited state={{ status: 'gone' }} title={t('editor.gone.title')} />;
}

function readOnly(
  { name, body, isArchived }: EditedClass,
  poses: ReadonlyMap<string, Asana>,
): ClassEditorState {
  return {
    status: 'readOnly',
    why: isArchived ? 'archived' : 'newerVersion',
    name,
    body,
    poses,
    totalSeconds: body ? totalSeconds(expandClass(body, poses), usualLeadIn) : 0,
  };
}

const nothing = () => undefined;

/** The page without an editor: loading, failed, read-only or gone. */
function Unedited({ state, title }: { state: ClassEditorState; title: string }) {
  const onBack = useBack();
  return (
    <Page title={title}>
      <ClassEditor
        state={state}
        onBack={onBack}
        onEdit={nothing}
        onFieldLeft={nothing}
        onPreview={nothing}
        onRedo={nothing}
        onUndo={nothing}
      />
    </Page>
  );
}

interface OpenClassProps {
  id: string;
  /** Null for a new class. */
  edited: EditedClass | null;
  poses: ReadonlyMap<string, ClassPose>;
}

function OpenClass({ id, edited, poses }: OpenClassProps) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const onBack = useBack();
  const { state, draft, actions, name, editedId } = useClassEditor({ id, edited, poses });
  const preview = usePreview(draft.body, poses);
  const assign = useAssignClass();
  // A copy has another address, and so has a new class after a discarded one.
  useEffect(() => {
    const state: ClassNavigation = { isNew: true, ...goesOn };
    if (editedId !== id) void navigate(adminPaths.class(editedId), { replace: true, state });
  }, [editedId, id, navigate]);
  return (
    <Page title={name || t('editor.new')}>
      <ClassEditor
        {...actions}
        state={state}
        onAssign={() => assign({ id: editedId, name })}
        onBack={onBack}
        onPreview={(from) => void preview.open(from)}
      />
      {preview.dialog}
    </Page>
  );
}

/** Goes back to the shelf, after the question about what is not saved. */
function useBack() {
  const navigate = useNavigate();
  const leave = useLeave();
  return () => leave((how) => void navigate(adminPaths.classes(), how));
}
