import type { FinishedRun } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Records a finished run, after at least one of its completions; one of an assigned class completes its
 * assignment if it lasted for most of it. Sending the same run again changes nothing.
 *
 * @throws DataError of kind `invalid` with the reason as its code: `run_overlaps`, `run_without_practice`,
 * `run_in_future`, `run_stale`, `run_before_sign_up` or `run_invalid`.
 */
export async function recordRun(client: Client, run: FinishedRun): Promise<void> {
  unwrap(
    await client.rpc('record_run', {
      run: {
        id: run.id,
        name: run.name,
        intervals: run.intervals.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
        steps_done: run.stepsDone,
        steps: run.steps,
        class_version_id: run.classVersionId,
        reflection_answer: run.reflectionAnswer,
        time_zone: run.timeZone,
      },
    }),
  );
}
