import type { PausedSession } from '@niyama/domain';
import { PausedDialog } from '@niyama/ui/screens/student/PausedDialog';
import { useState } from 'react';
import { useDiscardPaused, usePausedPractices } from './usePausedPractices.ts';

interface PausedPracticesProps {
  onResume: (session: PausedSession) => void;
  onClose: () => void;
}

/** The list behind '+N more', a separate chunk that is fetched when it is opened. */
export default function PausedPractices({ onResume, onClose }: PausedPracticesProps) {
  const { state, retry } = usePausedPractices();
  const [openedAt] = useState(() => Date.now());
  return (
    <PausedDialog
      isOpen
      now={openedAt}
      state={state}
      onClose={onClose}
      onDiscard={useDiscardPaused()}
      onResume={onResume}
      onRetry={retry}
    />
  );
}
