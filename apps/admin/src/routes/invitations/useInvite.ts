import { checkInvitations, invitationKeys, inviteStudents } from '@niyama/data';
import { readInvitations } from '@niyama/data/invitationFile';
import { type InvitationPlan, planInvitations, withoutRefused } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { InvitationsDialog, InviteStep } from '@niyama/ui/screens/admin/InvitationsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';

/** A file that was looked at. */
interface Preview {
  status: 'preview';
  plan: InvitationPlan;
  unknownColumns: readonly string[];
  failure: string | null;
}

type WithoutActions<Step> = Step extends unknown ? Omit<Step, 'onPick' | 'onConfirm'> : never;

/** Invites students by a file: a look at who would be invited, and then the mails are asked for. */
export function useInvite(): { dialog: InvitationsDialog | null; open: () => void } {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [step, setStep] = useState<WithoutActions<InviteStep> | null>(null);
  /** Counts the files: what an earlier one says no longer matters. */
  const reads = useRef(0);

  const reading = useMutation({
    mutationFn: async (file: File) => {
      const content = await readInvitations(file);
      if (content.status === 'refused') return content;
      const { unknownColumns } = content;
      const read = planInvitations(content);
      const { refused } =
        read.people.length === 0 ? { refused: [] } : await checkInvitations(client, read.people);
      const plan = withoutRefused(read, refused);
      return { status: 'preview', plan, unknownColumns, failure: null } as const;
    },
  });
  const inviting = useMutation({
    mutationFn: (plan: InvitationPlan) => inviteStudents(client, plan.people),
  });

  const pick = async (file: File) => {
    reads.current += 1;
    const read = reads.current;
    setStep({ status: 'reading' });
    const next = await reading.mutateAsync(file).then(
      (content): WithoutActions<InviteStep> => {
        if (content.status === 'preview') return content;
        const message = t(`invitations.file.refusal.${content.refusal}`);
        return { status: 'refused', message, unknownColumns: content.unknownColumns };
      },
      (error: unknown): WithoutActions<InviteStep> => {
        const message = t('invitations.file.failed', { reason: failureText(error) });
        return { status: 'refused', message, unknownColumns: [] };
      },
    );
    if (read === reads.current) setStep(next);
  };
  const confirm = async (preview: Preview) => {
    setStep({ status: 'inviting' });
    try {
      const { invited, refused } = await inviting.mutateAsync(preview.plan);
      const rest = withoutRefused(preview.plan, refused);
      setStep({ status: 'done', invited, refused: rest.refused });
    } catch (error) {
      const failure = t('invitations.file.failed', { reason: failureText(error) });
      setStep({ ...preview, failure });
    }
    await queryClient.invalidateQueries({ queryKey: invitationKeys.all });
  };

  const onPick = (file: File) => void pick(file);
  const stepOf = (current: WithoutActions<InviteStep>): InviteStep => {
    switch (current.status) {
      case 'choosing':
        return { status: 'choosing', onPick };
      case 'refused':
        return { ...current, onPick };
      case 'preview':
        return { ...current, onPick, onConfirm: () => void confirm(current) };
      default:
        return current;
    }
  };
  return {
    dialog: step && {
      kind: 'invite',
      step: stepOf(step),
      onClose: () => {
        reads.current += 1;
        setStep(null);
      },
    },
    open: () => setStep({ status: 'choosing' }),
  };
}
