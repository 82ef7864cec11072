import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { ConfirmDialog } from '#screens/admin/parts/ConfirmDialog.tsx';
import type { AssignmentsDialog } from '../types.ts';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';

interface EndDialogProps {
  dialog: Extract<AssignmentsDialog, { kind: 'end' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an assignment is ended, and says what goes and what stays. */
export function EndDialog({ dialog, onConfirm, onClose }: EndDialogProps) {
  const { t } = useTranslation('admin');
  const { studentName } = useAssignmentWords();
  const { assignment, isBusy, failure } = dialog;
  const names = { student: studentName(assignment), work: assignment.work.name };
  return (
    <ConfirmDialog
      busyLabel={t('assignments.end.busy')}
      confirmLabel={t('assignments.delete')}
      failure={failure?.message ?? null}
      isBusy={isBusy}
      title={t('assignments.end.title')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Text>
        {t(assignment.completed ? 'assignments.end.completedText' : 'assignments.end.text', names)}
      </Text>
    </ConfirmDialog>
  );
}
