import { practiceKeys } from '@niyama/data';
import { type LoadedPose, DataError, isFinalRefusal, type OutboxOperation } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { Unsynced, UnsyncedKind } from '@niyama/ui/screens/student/HomeScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { useOutboxFailure } from '../../app/useOutboxFailure.ts';
import { toasts } from '../../app/toasts.ts';

function kindOf(operation: OutboxOperation): UnsyncedKind {
  if (operation.kind === 'completion') return 'practice';
  return operation.kind === 'run' ? 'class' : operation.mark;
}

/** What the outbox still holds, in words: what it is about, and the reason of a refusal. */
export function useUnsaved(): Unsynced {
  const { i18n } = useTranslation();
  const { waiting, refused } = useOutbox();
  const failure = useOutboxFailure();
  const nameOf = useNameOf();
  const counts: Unsynced['waiting'] = { practice: 0, class: 0, favorite: 0, practiceList: 0 };
  for (const { operation } of waiting) counts[kindOf(operation)] += 1;
  return {
    waiting: counts,
    waitingReason: failure?.isOffline === false ? failure.reason : null,
    refused: refused.map(({ id, operation, refusal }) => ({
      id,
      kind: kindOf(operation),
      name: nameOf(operation),
      reason: errorText(i18n, new DataError('invalid', 'The server refused it', refusal)),
      canRetry: refusal !== null && !isFinalRefusal(refusal),
    })),
  };
}

/** Discards at once what was refused, with the way to take that back. */
export function useDiscardUnsaved(): (id: string) => void {
  const { t } = useTranslation(['student', 'common']);
  const { refused, discard, restore } = useOutbox();
  const nameOf = useNameOf();
  return (id) => {
    const row = refused.find((one) => one.id === id);
    if (!row) return;
    discard(id);
    toasts.show({
      tone: 'success',
      message: t('paused.discarded', { name: nameOf(row.operation) }),
      action: { label: t('common:action.undo'), onAction: () => restore(row) },
    });
  };
}

/** What an operation is about. */
function useNameOf() {
  const { t } = useTranslation('student');
  const queryClient = useQueryClient();
  const userId = useUserId();
  return (operation: OutboxOperation) => {
    if (operation.kind === 'mark') return operation.asanaName;
    if (operation.kind === 'run') return operation.run.name ?? t('outbox.unnamedClass');
    const { asanaId } = operation.completion;
    if (asanaId === null) return t('nav.timer');
    // The pose was read when its practice began.
    const key = practiceKeys.of(asanaId, userId);
    return queryClient.getQueryData<LoadedPose | null>(key)?.asana.name ?? t('pose.unknown');
  };
}
