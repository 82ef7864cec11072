import {
  type AssignmentChange,
  type AssignmentTab,
  type GivenAssignment,
  type GivenAssignmentView,
  type NewAssignments,
  type StudentPause,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { PanelLeftClose, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { useMatches } from '#theme/useMatches.ts';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { PauseDialog } from '../parts/PauseDialog.tsx';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import { useAssignmentWords } from '../parts/useAssignmentWords.ts';
import * as styles from './AssignmentsScreen.css.ts';
import { ChangeDialog } from './parts/ChangeDialog.tsx';
import { CreateForm } from './parts/CreateForm.tsx';
import { EndDialog } from './parts/EndDialog.tsx';
import { useAssignmentTable } from './parts/useAssignmentTable.tsx';
import { ViewDialog } from './parts/ViewDialog.tsx';
import type { AssignmentsDialog, CreateState } from './types.ts';

export interface AssignmentsScreenProps {
  table: TableState<GivenAssignment>;
  view: GivenAssignmentView;
  create: CreateState;
  /** Whether the form is folded away where it stands beside the list. */
  isFormFolded: boolean;
  /** The open dialog, or null. */
  dialog: AssignmentsDialog | null;
  onFoldForm: (isFolded: boolean) => void;
  onTab: (tab: AssignmentTab) => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onShowMore: () => void;
  onCreate: (work: NewAssignments) => void;
  /** Opens a dialog; keep it the same between renders. */
  onOpen: (kind: AssignmentsDialog['kind'], assignment: GivenAssignment) => void;
  onReply: (reply: string) => void;
  /** Changes the assignment of the dialog. */
  onChange: (change: AssignmentChange) => void;
  /** Fills the form with an assignment, for other students; keep it the same between renders. */
  onCopy: (assignment: GivenAssignment) => void;
  /** Pauses the student of the dialog. */
  onPause: (days: Omit<StudentPause, 'id'>) => void;
  /** Ends the student's pause, or takes back one to come; keep it the same between renders. */
  onEndPause: (assignment: GivenAssignment) => void;
  /** Puts the assignment as it is now into the dialog. */
  onLoadNewer: () => void;
  /** Ends the assignment of the dialog. */
  onConfirm: () => void;
  onClose: () => void;
}

/** /admin/assignments: what is given, and what came of it. */
export function AssignmentsScreen(props: AssignmentsScreenProps) {
  const { table, view, create, dialog, isFormFolded, onFoldForm } = props;
  const { t } = useTranslation('admin');
  const headingId = useId();
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    // The form that was sent is gone, and with it the button that had the focus.
    const isFocusLost = document.activeElement === document.body;
    if (create.revision > 0 && isFocusLost) form.current?.focus({ preventScroll: true });
  }, [create.revision]);
  const { studentName } = useAssignmentWords();
  // Read and reached by Tab in the order in which they stand.
  const isBeside = useMatches(styles.beside);
  const isFolded = isBeside && isFormFolded;
  const isAwaited = useRef(false);
  const openForm = () => {
    isAwaited.current = isFolded;
    if (isFolded) onFoldForm(false);
    else form.current?.focus();
  };
  const onStart = useEffectEvent(openForm);
  useEffect(() => {
    if (create.start !== null) onStart();
  }, [create.start]);
  const wayToForm = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isFolded && isAwaited.current) form.current?.focus();
    if (isFolded && form.current?.contains(document.activeElement)) {
      wayToForm.current?.querySelector('button')?.focus();
    }
    isAwaited.current = false;
  }, [isFolded]);
  const rows = useAssignmentTable(view.tab, props);
  const list = (
    <AdminTable
      {...rows}
      emptyText={t(view.search === '' ? 'assignments.empty' : 'assignments.nothingFound')}
      failedBecause={(reason) => t('assignments.error.assignments', { reason })}
      failedTitle={t('assignments.failed')}
      label={t('assignments.title')}
      state={table}
      onRetry={props.onRetry}
      onShowMore={props.onShowMore}
    />
  );
  const work = (
    <div key="list" className={styles.list}>
      <Stack gap="4">
        <TableSearch
          label={t('assignments.search')}
          placeholder={t('assignments.searchHint')}
          search={view.search}
          onSearch={props.onSearch}
        />
        <Tabs
          label={t('assignments.tabs.label')}
          selectedKey={view.tab}
          tabs={(['all', 'active', 'completed', 'waiting'] satisfies AssignmentTab[]).map((id) => ({
            id,
            label: t(`assignments.tabs.${id}`),
            content: list,
          }))}
          onSelectionChange={props.onTab}
        />
      </Stack>
    </div>
  );
  const giving = (
    <section
      key="form"
      aria-labelledby={headingId}
      className={styles.create}
      // What is typed in it stays.
      hidden={isFolded}
      ref={form}
      tabIndex={-1}
    >
      <Card>
        <Stack gap="5">
          <div className={styles.formHead}>
            <Heading id={headingId} level={2} size="title">
              {t('assignments.create.title')}
            </Heading>
            {isBeside ? (
              <IconButton
                icon={<PanelLeftClose aria-hidden size="1.375rem" strokeWidth={1.75} />}
                label={t('assignments.create.fold')}
                onPress={() => onFoldForm(true)}
              />
            ) : null}
          </div>
          <CreateForm key={create.revision} state={create} onCreate={props.onCreate} />
        </Stack>
      </Card>
    </section>
  );
  return (
    <AdminFrame
      actions={
        isBeside && !isFolded ? null : (
          <span ref={wayToForm}>
            <Button
              icon={<Plus aria-hidden size="1.125rem" strokeWidth={1.75} />}
              onPress={openForm}
            >
              {t('assignments.create.title')}
            </Button>
          </span>
        )
      }
      title={t('assignments.title')}
    >
      <div className={isFolded ? styles.oneColumn : styles.columns}>
        {isBeside ? [giving, work] : [work, giving]}
      </div>
      {dialog?.kind === 'view' ? (
        <ViewDialog
          key={dialog.revision}
          dialog={dialog}
          onClose={props.onClose}
          onLoadNewer={props.onLoadNewer}
          onReply={props.onReply}
        />
      ) : null}
      {dialog?.kind === 'change' ? (
        <ChangeDialog dialog={dialog} onChange={props.onChange} onClose={props.onClose} />
      ) : null}
      {dialog?.kind === 'pause' ? (
        <PauseDialog
          failure={dialog.failure}
          isBusy={dialog.isBusy}
          today={dialog.assignment.today}
          who={studentName(dialog.assignment)}
          onClose={props.onClose}
          onPause={props.onPause}
        />
      ) : null}
      {dialog?.kind === 'end' ? (
        <EndDialog dialog={dialog} onClose={props.onClose} onConfirm={props.onConfirm} />
      ) : null}
    </AdminFrame>
  );
}
