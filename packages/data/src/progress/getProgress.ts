import { achievementMetrics, DataError, type Progress, targetAreas } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { progressKeys } from './keys.ts';

const progressAnswer = z.object({
  level: z.number(),
  points: z.number(),
  daily_streak: z.number(),
  total_practices: z.number(),
  poses_practised: z.number(),
  seconds_practised: z.number(),
  today: z.iso.date(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      practices: z.number(),
      meditations: z.number(),
      seconds: z.number(),
      points: z.number(),
      is_covered: z.boolean(),
    }),
  ),
  achievements: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      metric: z.catch(z.nullable(z.enum(achievementMetrics)), null),
      target_area: z.catch(z.nullable(z.enum(targetAreas)), null),
      threshold: z.number().check(z.positive()),
      value: z.number(),
      date_earned: z.nullable(z.string()),
      points: z.number(),
    }),
  ),
});

/**
 * What a student has reached: counters, achievements with their progress, and the days of the last
 * twelve weeks, in one request.
 *
 * @param timeZone IANA zone that decides what today is, and whether the streak still stands.
 * @throws DataError; kind `notFound` and code `no_profile` when the account has no profile.
 */
export async function getProgress(
  client: Client,
  { timeZone, signal }: { timeZone: string; signal?: AbortSignal },
): Promise<Progress> {
  const call = client.rpc('progress', { time_zone: timeZone });
  const answer = await ask(z.nullable(progressAnswer), call, signal);
  if (answer === null) throw new DataError('notFound', 'No profile', 'no_profile');
  return {
    level: answer.level,
    points: answer.points,
    dailyStreak: answer.daily_streak,
    totalPractices: answer.total_practices,
    posesPracticed: answer.poses_practised,
    secondsPracticed: answer.seconds_practised,
    today: answer.today,
    days: answer.days.map(({ is_covered, ...day }) => ({ ...day, isCovered: is_covered })),
    achievements: answer.achievements.map(({ target_area, date_earned, ...achievement }) => ({
      ...achievement,
      targetArea: target_area,
      dateEarned: date_earned,
    })),
  };
}

export const progressQuery = (client: Client, userId: string, timeZone: string) => ({
  queryKey: progressKeys.of(userId, timeZone),
  queryFn: ({ signal }: { signal: AbortSignal }) => getProgress(client, { timeZone, signal }),
});
