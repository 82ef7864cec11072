import { knownLimits, withLimits } from '@niyama/domain';
import { FirstPracticeDialog } from '@niyama/ui/screens/student/FirstPracticeDialog';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredComposing } from '../../app/storedComposing.tsx';
import { useHomeQuery } from '../../app/useHomeQuery.ts';
import { useMarkHealthNoticeSeen } from './useMarkHealthNoticeSeen.ts';

/** Asks a student once, before the very first practice: the health notice, limits, and the voice. */
export function FirstPractice({ cues }: { cues: PracticeCues }) {
  const { data: home } = useQuery(useHomeQuery());
  const markSeen = useMarkHealthNoticeSeen();
  const [kept, changeKept] = useStoredComposing();
  const [isPutAway, setPutAway] = useState(false);
  if (home === undefined || home.profile.healthNoticeSeen || isPutAway) return null;
  const { settings, hasVoice, onChange } = cues;
  return (
    <FirstPracticeDialog
      // A voice is the best guide into a pose, and one press chooses another answer.
      guidance={settings.guidance === 'off' ? 'full' : settings.guidance}
      hasVoice={hasVoice}
      limits={knownLimits(kept)}
      onClose={() => setPutAway(true)}
      onConfirm={({ limits, guidance }) => {
        setPutAway(true);
        markSeen();
        if (limits.length > 0 || kept.limits.length > 0) {
          changeKept((now) => ({ limits: withLimits(now, limits) }));
        }
        if (guidance !== settings.guidance) onChange({ ...settings, guidance });
      }}
    />
  );
}
