import { createMeditationStore } from '@niyama/device';
import {
  OneAtATimeDialog,
  type OneAtATimeDialogProps,
} from '@niyama/ui/screens/student/OneAtATimeDialog';
import { type ReactNode, useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import { useMeditationController } from './meditation.tsx';

type Other = OneAtATimeDialogProps['other'];

/** Asks whether a meditation runs on this device at that moment, and in which tab. */
export function useRunningMeditation(): () => Exclude<Other, 'practiceElsewhere'> | null {
  const controller = useMeditationController();
  const userId = useUserId();
  const [store] = useState(() => createMeditationStore(userId, { storage: () => localStorage }));
  return () => {
    const startedAt = store.readMeditation()?.startedAt ?? null;
    if (startedAt === null) return null;
    return controller?.snapshot().matches('here') ? 'meditation' : 'meditationElsewhere';
  };
}

/**
 * Asks the student before a practice and a meditation would run at the same time.
 *
 * @returns `start` begins at once where nothing else is under way, else it asks; the page renders `question`.
 */
export function useOneAtATime(): {
  start: (other: Other | null, begin: () => void) => void;
  question: ReactNode;
} {
  const controller = useMeditationController();
  const [asked, setAsked] = useState<{ other: Other; begin: () => void } | null>(null);
  // Getting ready, and safety tips, begin in several steps.
  const [isAgreed, setAgreed] = useState(false);
  return {
    start: (other, begin) => {
      if (other === null || isAgreed) begin();
      else setAsked({ other, begin });
    },
    question: asked && (
      <OneAtATimeDialog
        other={asked.other}
        onClose={() => setAsked(null)}
        onStart={() => {
          setAsked(null);
          if (asked.other === 'meditation') controller?.pause();
          else setAgreed(true);
          asked.begin();
        }}
      />
    ),
  };
}
