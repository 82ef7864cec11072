import type { Completion, CompletionResult } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const completionAnswer = z.object({
  id: z.string(),
  points_awarded: z.number(),
  points: z.number(),
  level: z.number(),
  leveled_up: z.boolean(),
  total_practices: z.number(),
  daily_streak: z.number(),
  daily_streak_increased: z.boolean(),
  current_streak: z.number(),
  best_streak: z.number(),
  assignment_id: z.nullable(z.string()),
  achievements: z.array(z.object({ key: z.string(), name: z.string(), points: z.number() })),
});

/**
 * Records a finished practice or meditation. The database computes points, level, streaks and achievements;
 * sending the same completion again changes nothing and answers the same.
 *
 * @throws DataError of kind `invalid` with the reason as its code: `completion_overlaps`,
 * `completion_too_short`, `completion_in_future`, `completion_stale`, `completion_before_sign_up`,
 * `completion_invalid` or `asana_not_found`.
 */
export async function recordCompletion(
  client: Client,
  completion: Completion,
): Promise<CompletionResult> {
  const answer = parse(
    completionAnswer,
    unwrap(
      await client.rpc('record_completion', {
        completion: {
          id: completion.id,
          kind: completion.kind,
          asana_id: completion.asanaId,
          sets: completion.sets,
          source: completion.source,
          duration_seconds: completion.durationSeconds,
          intervals: completion.intervals.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
          time_zone: completion.timeZone,
          reflection_answer: completion.reflectionAnswer,
          run_id: completion.runId,
          in_pieces: completion.inPieces,
        },
      }),
    ),
  );
  return {
    id: answer.id,
    pointsAwarded: answer.points_awarded,
    points: answer.points,
    level: answer.level,
    leveledUp: answer.leveled_up,
    totalPractices: answer.total_practices,
    dailyStreak: answer.daily_streak,
    dailyStreakIncreased: answer.daily_streak_increased,
    meditationStreak: answer.current_streak,
    bestMeditationStreak: answer.best_streak,
    assignmentId: answer.assignment_id,
    achievements: answer.achievements,
  };
}
