import type { FinishedRun, RunResult } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const runAnswer = z.object({ id: z.string(), seconds: z.number() });

/**
 * Records a finished run, after at least one of its completions. Sending the same run again changes nothing
 * and answers the same: how many seconds of it count.
 *
 * @throws DataError of kind `invalid` with the reason as its code: `run_overlaps`, `run_without_practice`,
 * `run_in_future`, `run_stale`, `run_before_sign_up` or `run_invalid`.
 */
export async function recordRun(client: Client, run: FinishedRun): Promise<RunResult> {
  return parse(
    runAnswer,
    unwrap(
      await client.rpc('record_run', {
        run: {
          id: run.id,
          name: run.name,
          intervals: run.intervals.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
          steps_done: run.stepsDone,
          steps: run.steps,
          time_zone: run.timeZone,
        },
      }),
    ),
  );
}
