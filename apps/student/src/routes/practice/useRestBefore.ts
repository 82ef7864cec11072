import { leadInOf, restBefore, standsAlone } from '@niyama/domain';
import type { SequenceInput } from '@niyama/machines';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useKnownGuidance } from '../../app/useKnownGuidance.ts';
import { useFindAsana } from './useCachedAsana.ts';

/**
 * How long the rest before a step is, from the body positions and a fixed time for speaking the way in: its text
 * loads with the pose only, after the rest has begun.
 */
export function useRestBefore(): SequenceInput['restBefore'] {
  const guidance = useKnownGuidance();
  const find = useFindAsana();
  const { limits } = useSafety();
  return (previous, next) => {
    const { spokenSeconds } = leadInOf({ guidance: guidance(), cueGetReady: true });
    const pose = next?.kind === 'pose' ? find(next.pose.id) : undefined;
    // Nobody knows the tips of a pose that this device does not have.
    const hasTip = limits.length > 0 && !(pose && !standsAlone(pose, limits));
    return restBefore(previous, next, spokenSeconds, hasTip);
  };
}
