import { type Practice, practiceKeys } from '@niyama/data';
import { DataError, type OutboxOperation } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { Unsaved, UnsavedKind } from '@niyama/ui/screens/student/HomeScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useOutbox } from '../../app/outbox.tsx';
import { useUserId } from '../../app/session.tsx';

const kindOf = (operation: OutboxOperation): UnsavedKind =>
  operation.kind === 'completion' ? 'practice' : operation.mark;

/** What the outbox still holds, in words: what it is about, and the reason of a refusal. */
export function useUnsaved(): Unsaved {
  const { t, i18n } = useTranslation('student');
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { waiting, refused } = useOutbox();
  const nameOf = (operation: OutboxOperation) => {
    if (operation.kind === 'mark') return operation.asanaName;
    const { asanaId } = operation.completion;
    if (asanaId === null) return t('nav.timer');
    // The pose was read when its practice began.
    const key = practiceKeys.of(asanaId, userId);
    return queryClient.getQueryData<Practice | null>(key)?.asana.name ?? t('pose.unknown');
  };
  const counts: Unsaved['waiting'] = { practice: 0, favorite: 0, practiceList: 0 };
  for (const { operation } of waiting) counts[kindOf(operation)] += 1;
  return {
    waiting: counts,
    refused: refused.map(({ id, operation, refusal }) => ({
      id,
      kind: kindOf(operation),
      name: nameOf(operation),
      reason: errorText(i18n, new DataError('invalid', 'The server refused it', refusal)),
    })),
  };
}
