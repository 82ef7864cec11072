import type { SupabaseClient } from '@supabase/supabase-js';
import { type Device, type Outcome, send, type Sender, senderOf } from './send.ts';
import { type StudentPush, writePush } from './writePush.ts';

/** Notifications of one call: as many as a function of a hosted project has time to encrypt. */
export const pushBatch = 200;
/** How many are on their way at once. */
const lanes = 20;

interface Taken extends Device, StudentPush {
  id: string;
  seconds_left: number;
}

type Settled = Outcome & { id: string };

/**
 * Sends notifications that are due, at most one batch. The database hands each of them to one run only.
 *
 * @param at the moment to send for; now by default.
 * @returns how many the push services accepted, and how many they did not.
 */
export async function drainPushes(database: SupabaseClient, at?: string) {
  const sender = senderOf(Deno.env.get('VAPID_PRIVATE_KEY'));
  if (!sender) return { sent: 0, failed: 0 };
  const moment = at === undefined ? {} : { at };
  const { data, error } = await database.rpc('take_push_messages', {
    at_most: pushBatch,
    ...moment,
  });
  if (error) throw new Error(`The notifications cannot be taken: ${error.message}`);
  const results = await sendAll(sender, data as Taken[]);
  if (results.length > 0) {
    const settled = await database.rpc('settle_push_messages', { results, ...moment });
    if (settled.error) {
      throw new Error(`What was sent cannot be written down: ${settled.error.message}`);
    }
  }
  const sent = results.filter(({ outcome }) => outcome === 'sent').length;
  return { sent, failed: results.length - sent };
}

/** A message that cannot be written ends alone: the others of its batch are still settled. */
async function sendOne(sender: Sender, message: Taken): Promise<Outcome> {
  try {
    const text = writePush(message, sender.site);
    const { kind: topic, seconds_left: ttlSeconds } = message;
    return await send(sender, message, { text, ttlSeconds, topic });
  } catch (error) {
    console.error(`A message failed: ${error instanceof Error ? error.message : 'unknown'}`);
    return { outcome: 'refused' };
  }
}

async function sendAll(sender: Sender, taken: Taken[]): Promise<Settled[]> {
  const results: Settled[] = [];
  const waiting = taken.values();
  const lane = async () => {
    for (const message of waiting) {
      results.push({ id: message.id, ...(await sendOne(sender, message)) });
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, taken.length) }, lane));
  return results;
}
