import { assignmentLimits, type GivenAssignment } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TextField } from '#components/TextField/TextField.tsx';

interface ReplyFieldProps {
  assignment: Pick<GivenAssignment, 'reply' | 'replySeen'>;
  isBusy: boolean;
  /** What is written by now. */
  typed: string;
  onType: (reply: string) => void;
}

/** The reply to what a student has done, and what becomes of it. */
export function ReplyField({ assignment, isBusy, typed, onType }: ReplyFieldProps) {
  const { t } = useTranslation('admin');
  const { reply, replySeen } = assignment;
  const hint = reply === null ? 'new' : replySeen ? 'read' : 'unread';
  return (
    <TextField
      multiline
      description={t(`assignments.reply.${hint}`)}
      isDisabled={isBusy}
      label={t('assignments.reply.label')}
      maxLength={assignmentLimits.reply}
      value={typed}
      onChange={onType}
    />
  );
}
