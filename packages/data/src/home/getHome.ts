import { DataError, type Home, type Language } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { assignmentRow, pausedRow, toAssignment, toPausedSession } from '../practice/rows.ts';
import { profileRow, toProfile } from '../profiles/profileRow.ts';
import { homeKeys } from './keys.ts';

const homeAnswer = z.object({
  profile: z.nullable(profileRow),
  mandatory: z.array(z.object({ asana: asanaRow, done_today: z.boolean() })),
  assigned: z.array(assignmentRow),
  open_assignments: z.number(),
  work_paused_until: z.nullable(z.string()),
  paused: z.nullable(z.extend(pausedRow, { asana: asanaRow })),
  more_paused: z.number(),
  in_community: z.boolean(),
});

/**
 * Everything that the home screen shows, in one request, for the student's own day.
 *
 * @param options.timeZone IANA zone that decides what today is.
 * @throws DataError; kind `notFound` and code `no_profile` when the account has no profile.
 */
export async function getHome(
  client: Client,
  options: { timeZone: string; language?: Language; signal?: AbortSignal },
): Promise<Home> {
  const { timeZone, language = 'english', signal } = options;
  const call = client.rpc('home', { time_zone: timeZone, language });
  const home = await ask(homeAnswer, call, signal);
  if (home.profile === null) throw new DataError('notFound', 'No profile', 'no_profile');
  return {
    profile: toProfile(client, home.profile),
    mandatory: home.mandatory.map(({ asana, done_today }) => ({
      asana: toAsana(client, asana),
      doneToday: done_today,
    })),
    assigned: home.assigned.map((row) => toAssignment(client, row)),
    openAssignments: home.open_assignments,
    workPausedUntil: home.work_paused_until,
    paused: home.paused && toPausedSession(home.paused, toAsana(client, home.paused.asana)),
    morePaused: home.more_paused,
    inCommunity: home.in_community,
  };
}

export const homeQuery = (
  client: Client,
  { userId, ...asked }: { userId: string; timeZone: string; language: Language },
) => ({
  queryKey: homeKeys.of(userId, asked.timeZone),
  queryFn: ({ signal }: { signal: AbortSignal }) => getHome(client, { ...asked, signal }),
});
