import type { SupabaseClient } from '@supabase/supabase-js';
import { type Mail, type MailService, mailService, send } from './mailService.ts';

/**
 * Mails that are taken from the database at once: few enough that a service which lets each of them
 * time out ends before the clock frees what was taken.
 */
const batch = 20;

/** Mails that wait in the database, and the functions that give them away and hear what came of it. */
interface Queue<Taken> {
  take: string;
  settle: string;
  /** What `take` wants to know besides how many and when. */
  limits?: Record<string, number>;
  write: (taken: Taken) => Mail | Promise<Mail>;
}

/** @returns whether it left; why not is for the log alone, and without the address. */
async function leaves(service: MailService, mail: Mail): Promise<boolean> {
  try {
    await send(service, mail);
    return true;
  } catch (error) {
    console.error(
      `A mail could not be sent: ${error instanceof Error ? error.message : 'unknown'}`,
    );
    return false;
  }
}

/**
 * Sends the mails that wait in a queue. The database hands each mail to one run only, and hands it out
 * again later when sending failed.
 *
 * @param at the moment to send for; now by default.
 * @returns how many were sent, and how many failed.
 */
export async function drain<Taken extends { id: string }>(
  database: SupabaseClient,
  { take, settle, limits = {}, write }: Queue<Taken>,
  at?: string,
) {
  const service = mailService();
  const moment = at === undefined ? {} : { at };
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const { data, error } = await database.rpc(take, { at_most: batch, ...limits, ...moment });
    if (error) throw new Error(`The mails cannot be taken: ${error.message}`);
    const taken = data as Taken[];
    if (taken.length === 0) return counts;
    const sent: string[] = [];
    const failed: string[] = [];
    // One after the other, because mail services refuse senders of many mails at once.
    for (const one of taken)
      ((await leaves(service, await write(one))) ? sent : failed).push(one.id);
    const settled = await database.rpc(settle, { sent, failed, ...moment });
    if (settled.error) {
      throw new Error(`What was sent cannot be written down: ${settled.error.message}`);
    }
    counts.sent += sent.length;
    counts.failed += failed.length;
  }
}
