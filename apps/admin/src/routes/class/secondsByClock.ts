import {
  type ClassBody,
  expandClass,
  leadInOf,
  type PosesById,
  totalSeconds,
} from '@niyama/domain';

/** The cues of most students: getting ready, and no spoken way into a pose. */
const leadIn = leadInOf({ cueGetReady: true, guidance: 'off' });

/** Seconds of a class with its rests. */
export const secondsByClock = (body: ClassBody, poses: PosesById): number =>
  totalSeconds(expandClass(body, poses), leadIn);
