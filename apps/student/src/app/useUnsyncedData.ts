import type { OutboxOperation, OutboxRow } from '@niyama/domain';
import type { Clearing, UnsyncedData } from '@niyama/ui/screens/student/LogOutDialog';
import { useComposerStore } from './useComposerStore.ts';
import { useLifestyleLog } from './useLifestyleLog.ts';
import { useOutbox } from './outbox.tsx';
import { useMeditationController, useMeditationUnderway } from './meditation.tsx';

/** What of the student's data is on this device alone, and how a logout clears it. */
export function useUnsyncedData() {
  const outbox = useOutbox();
  const log = useLifestyleLog();
  const composing = useComposerStore();
  const controller = useMeditationController();
  const meditation = useMeditationUnderway();
  const among = (unsent: readonly OutboxRow[]): UnsyncedData => {
    const count = (kind: OutboxOperation['kind']) =>
      unsent.filter(({ operation }) => operation.kind === kind).length;
    return {
      practices: count('completion'),
      classes: count('run'),
      changes: count('mark'),
      hasLifestyleLog: log.isStored(),
      hasComposing: composing.isStored(),
      meditation,
    };
  };
  return {
    /** As far as it is known at this moment. */
    look: () => among([...outbox.waiting, ...outbox.refused]),
    /** Waits until the outbox was read from the device, soon after a start. */
    lookWhenKnown: async () => among(await outbox.unsent()),
    /** @param clears what else goes; what was not sent always does. */
    forget: async (clears: Clearing) => {
      if (clears.lifestyleLog) log.clear();
      if (clears.composing) composing.clear();
      controller?.abandon();
      await outbox.clear();
    },
  };
}
