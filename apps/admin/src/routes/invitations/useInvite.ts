import { checkInvitations, invitationKeys, inviteStudents } from '@niyama/data';
import {
  type InvitationFileContent,
  invitationTemplate,
  readInvitations,
  readPastedInvitations,
} from '@niyama/data/invitationFile';
import { saveTextFile } from '@niyama/device';
import {
  type Encoding,
  type InvitationColumns,
  invitationColumns,
  type InvitationPlan,
  type InvitationTable,
  matchColumns,
  planInvitations,
  toInvitationRecords,
  type UnprovenText,
  withoutRefused,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { InvitationsDialog, InviteStep } from '@niyama/ui/screens/admin/InvitationsScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';

interface Choosing {
  status: 'choosing';
  failure: string | null;
}

/** A file whose encoding is asked about. */
interface Asking extends UnprovenText {
  failure: string | null;
  /** The columns that were chosen while it was read in another encoding. */
  columns: Partial<InvitationColumns>;
}

/** A list of several columns, and what each is taken for. */
interface Columns {
  status: 'columns';
  table: InvitationTable;
  columns: InvitationColumns;
  failure: string | null;
  /** Where it came from. */
  before: Choosing | Asking;
}

/** A list that was checked. */
interface Preview {
  status: 'preview';
  plan: InvitationPlan;
  failure: string | null;
  /** Where it came from. */
  before: Choosing | Asking | Columns;
}

type Step =
  | Choosing
  | Asking
  | Columns
  | Preview
  | Extract<InviteStep, { status: 'reading' | 'inviting' | 'done' }>;

const choosing: Choosing = { status: 'choosing', failure: null };

/** The columns that the administrator changed from what their names suggest. */
function chosenColumns({ table, columns }: Columns): Partial<InvitationColumns> {
  const usual = matchColumns(table);
  const chosen = invitationColumns.filter((column) => columns[column] !== usual[column]);
  return Object.fromEntries(chosen.map((column) => [column, columns[column]]));
}

/**
 * Invites students by a file or by pasted addresses: which column is what, a look at who would be invited, and
 * then the mails are asked for.
 */
export function useInvite(): { dialog: InvitationsDialog | null; open: () => void } {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [step, setStep] = useState<Step | null>(null);
  /** Counts the looks: what an earlier one says no longer matters. */
  const looks = useRef(0);

  const looking = useMutation({ mutationFn: (look: () => Promise<Step>) => look() });
  const inviting = useMutation({
    mutationFn: (plan: InvitationPlan) => inviteStudents(client, plan.people),
  });

  /** Goes on to what a look finds, or back to where it began. */
  const goOn = async (before: Preview['before'], look: () => Promise<Step>) => {
    looks.current += 1;
    const current = looks.current;
    setStep({ status: 'reading' });
    const next = await looking.mutateAsync(look).catch((error: unknown): Step => {
      const failure = t('invitations.file.failed', { reason: failureText(error) });
      return { ...before, failure };
    });
    if (current === looks.current) setStep(next);
  };
  const check = async (
    { table, columns }: Pick<Columns, 'table' | 'columns'>,
    before: Preview['before'],
  ): Promise<Preview> => {
    const read = planInvitations(toInvitationRecords(table, columns));
    const { refused } =
      read.people.length === 0 ? { refused: [] } : await checkInvitations(client, read.people);
    const plan = withoutRefused(read, refused);
    return { status: 'preview', plan, failure: null, before: { ...before, failure: null } };
  };
  const read = (list: () => Promise<InvitationFileContent>, before: Choosing | Asking = choosing) =>
    void goOn(before, async () => {
      const content = await list();
      if (content.status === 'refused') {
        return { ...choosing, failure: t(`invitations.file.refusal.${content.refusal}`) };
      }
      if (content.status === 'encoding') return { ...content, failure: null, columns: {} };
      const { table } = content;
      const chosen = before.status === 'encoding' ? before.columns : {};
      const columns = { ...matchColumns(table), ...chosen };
      // A single column leaves nothing to choose.
      return table.names.length === 1
        ? check({ table, columns: { ...columns, email: 0 } }, before)
        : { status: 'columns', table, columns, failure: null, before };
    });
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

  const stepOf = (current: Step): InviteStep => {
    switch (current.status) {
      case 'choosing':
        return {
          ...current,
          onPick: (file) => read(() => readInvitations(file)),
          onPaste: (text) => read(() => readPastedInvitations(text)),
          onTemplate: () =>
            saveTextFile('niyama-invitations.csv', invitationTemplate(), 'text/csv;charset=utf-8'),
        };
      case 'encoding':
        return {
          ...current,
          onChange: (encoding: Encoding) => setStep({ ...current, encoding }),
          onContinue: () =>
            read(() => readInvitations(current.bytes, current.encoding), {
              ...current,
              failure: null,
            }),
          onBack: () => setStep(choosing),
        };
      case 'columns':
        return {
          ...current,
          onChange: (columns: InvitationColumns) => setStep({ ...current, columns }),
          onContinue: () => void goOn(current, () => check(current, current)),
          onBack: () =>
            setStep(
              current.before.status === 'encoding'
                ? { ...current.before, columns: chosenColumns(current) }
                : choosing,
            ),
        };
      case 'preview':
        return {
          ...current,
          onConfirm: () => void confirm(current),
          onBack: () => setStep(current.before),
        };
      default:
        return current;
    }
  };
  return {
    dialog: step && {
      kind: 'invite',
      step: stepOf(step),
      onClose: () => {
        looks.current += 1;
        setStep(null);
      },
    },
    open: () => setStep(choosing),
  };
}
