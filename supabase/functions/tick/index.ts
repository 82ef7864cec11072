import { drainFiles } from '../_shared/drainFiles.ts';
import { json, serve } from '../_shared/http.ts';
import { fieldsOf } from '../_shared/input.ts';
import { drainInvitations } from '../_shared/mails/drainInvitations.ts';
import { drainLeavingMails } from '../_shared/mails/drainLeavingMails.ts';
import { drainMails } from '../_shared/mails/drainMails.ts';
import { orNull } from '../_shared/orNull.ts';
import { drainPushes, pushBatch } from '../_shared/push/drainPushes.ts';
import { clockHeader, isClock } from '../_shared/scheduler.ts';
import { connectAsService, variable } from '../_shared/service.ts';

/** What one tick sends at most: 50 times as much as a function of a hosted project has time for. */
const mostBatches = 50;

/** Lets another run of this function send one more batch. */
async function sendElsewhere(at: string | undefined): Promise<void> {
  const answer = await fetch(new URL('/functions/v1/tick', variable('SUPABASE_URL')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [clockHeader]: variable('TICK_SECRET') },
    body: JSON.stringify({ at, part: 'pushes' }),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Another batch was answered ${answer.status}`);
}

/** How far the moment of a call may be from now: enough for inaccurate clocks, not for forged time. */
const mostDriftMs = 5 * 60_000;

/** @returns null for an invalid moment, or one that is too far from now. */
function momentOf(value: unknown): string | undefined | null {
  if (value === undefined) return undefined;
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  if (Number.isNaN(at)) return null;
  const isNear = Math.abs(at - Date.now()) <= mostDriftMs;
  return isNear || Deno.env.get('TICK_ANY_MOMENT') === 'yes' ? new Date(at).toISOString() : null;
}

/**
 * The clock: plans what is due and sends what waits. Reads `{ at }`, the moment to act for, which defaults
 * to now and may differ from it by minutes only. Answers the state that the database reports, with the counts
 * `{ pushes, mails, leavingMails, invitations, files }`. When many notifications wait, this run sends the first
 * batch, and calls itself as `{ part: 'pushes' }` for each other one, all at once. A POST from anybody but the
 * clock gets a 404.
 */
serve(async (request) => {
  if (!isClock(request)) return json(404, { code: 'NOT_FOUND', message: 'Not found' });
  const { at: requested, part } = fieldsOf(await request.json().catch(() => null));
  const at = momentOf(requested);
  if (at === null) {
    return json(400, { code: 'moment_invalid', message: 'The moment has to be near to now' });
  }

  const service = connectAsService();
  if (part === 'pushes') return json(200, { pushes: await drainPushes(service, at) });

  const moment = at === undefined ? {} : { at };
  const { data, error } = await service.rpc('tick', moment);
  if (error) throw new Error(`The clock cannot plan: ${error.message}`);
  const checking = await service.rpc('check_students', moment);
  if (checking.error) console.warn('The clock cannot look at students:', checking.error.message);
  const state = fieldsOf(data);
  const batches = Math.ceil(Number(state['pushes_due']) / pushBatch);
  const others = Array.from({ length: Math.max(Math.min(batches, mostBatches) - 1, 0) }, () =>
    orNull(sendElsewhere(at)),
  );
  const [pushes, mails, leavingMails, invitations, files] = await Promise.all([
    orNull(drainPushes(service, at)),
    orNull(drainMails(service, at)),
    orNull(drainLeavingMails(service, at)),
    orNull(drainInvitations(service, at)),
    orNull(drainFiles(service, at)),
    ...others,
  ]);
  return json(200, { ...state, pushes, mails, leavingMails, invitations, files });
});
