import { bellModes, bellOffsets, meditationBreathSchema, type TimerPreset } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

const presetRow = z.object({
  id: z.string(),
  name: z.string(),
  duration_seconds: z.number(),
  interval_bells: z.number(),
  starting_bell: z.boolean(),
  ending_bell: z.boolean(),
  bell_mode: z.catch(z.enum(bellModes), 'sound'),
  volume: z.number(),
  created_at: z.string(),
  breath_in: z.nullable(z.number()),
  breath_hold_in: z.nullable(z.number()),
  breath_out: z.nullable(z.number()),
  breath_hold_out: z.nullable(z.number()),
  breath_minutes: z.nullable(z.number()),
});

/** The breath of a row; null where it has none. */
const toBreath = (row: z.output<typeof presetRow>) =>
  meditationBreathSchema.safeParse({
    in: row.breath_in,
    holdIn: row.breath_hold_in,
    out: row.breath_out,
    holdOut: row.breath_hold_out,
    minutes: row.breath_minutes,
  }).data ?? null;

export const timerPresetKeys = {
  all: ['timerPresets'] as const,
  of: (userId: string) => [...timerPresetKeys.all, userId] as const,
};

/**
 * The timer presets that the student saved, the newest first.
 *
 * @throws DataError
 */
export async function listTimerPresets(
  client: Client,
  { userId, signal }: { userId: string; signal?: AbortSignal },
): Promise<TimerPreset[]> {
  const query = client
    .from('timer_presets')
    .select(
      'id, name, duration_seconds, interval_bells, starting_bell, ending_bell, bell_mode, volume, created_at, breath_in, breath_hold_in, breath_out, breath_hold_out, breath_minutes',
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id');
  const rows = await ask(z.array(presetRow), query, signal);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    plan: {
      durationSeconds: row.duration_seconds,
      startingBell: row.starting_bell,
      endingBell: row.ending_bell,
      intervalBells: bellOffsets(row.duration_seconds, row.interval_bells),
      breath: toBreath(row),
    },
    bellMode: row.bell_mode,
    volume: row.volume,
  }));
}

export const timerPresetsQuery = (client: Client, userId: string) => ({
  queryKey: timerPresetKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => listTimerPresets(client, { userId, signal }),
});

/**
 * Saves settings of the timer as a preset, or brings a deleted one back; saving it twice is no failure.
 *
 * @throws DataError
 */
export async function saveTimerPreset(
  client: Client,
  { userId, preset }: { userId: string; preset: TimerPreset },
): Promise<void> {
  const { id, name, createdAt, plan, bellMode, volume } = preset;
  const { breath } = plan;
  unwrap(
    await client.from('timer_presets').upsert(
      {
        id,
        user_id: userId,
        name,
        duration_seconds: plan.durationSeconds,
        interval_bells: plan.intervalBells.length,
        starting_bell: plan.startingBell,
        ending_bell: plan.endingBell,
        bell_mode: bellMode,
        volume,
        created_at: createdAt,
        breath_in: breath?.in ?? null,
        breath_hold_in: breath?.holdIn ?? null,
        breath_out: breath?.out ?? null,
        breath_hold_out: breath?.holdOut ?? null,
        breath_minutes: breath?.minutes ?? null,
      },
      { ignoreDuplicates: true },
    ),
  );
}

/**
 * Deletes a preset of the student's own; deleting it twice is no failure.
 *
 * @throws DataError
 */
export async function deleteTimerPreset(
  client: Client,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  unwrap(await client.from('timer_presets').delete().eq('user_id', userId).eq('id', id));
}
