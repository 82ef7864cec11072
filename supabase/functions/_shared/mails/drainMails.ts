import type { SupabaseClient } from '@supabase/supabase-js';
import { type MailService, mailService, send } from './mailService.ts';
import { type StudentMail, writeMail } from './writeMail.ts';

/**
 * Mails that are taken from the database at once: few enough that a service which lets each of them
 * time out ends before the clock frees what was taken.
 */
const batch = 20;

interface Taken extends StudentMail {
  id: string;
  email: string;
}

/** @returns whether it left; why not is for the log alone, and without the address. */
async function leaves(service: MailService, { id, email, ...mail }: Taken): Promise<boolean> {
  try {
    await send(service, { id, to: email, kind: mail.kind, ...writeMail(mail) });
    return true;
  } catch (error) {
    console.error(
      `A mail could not be sent: ${error instanceof Error ? error.message : 'unknown'}`,
    );
    return false;
  }
}

/**
 * Sends the mails that students wait for: one for new work, one for a reply. The database knows
 * which these are, gives each of them to one run only, and gives a failed one again later.
 *
 * @param at the moment to send for; now unless told.
 * @returns how many left, and how many could not.
 */
export async function drainMails(database: SupabaseClient, at?: string) {
  const service = mailService();
  const moment = at === undefined ? {} : { at };
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const { data, error } = await database.rpc('take_student_mails', { at_most: batch, ...moment });
    if (error) throw new Error(`The mails cannot be taken: ${error.message}`);
    const taken = data as Taken[];
    if (taken.length === 0) return counts;
    const sent: string[] = [];
    const failed: string[] = [];
    // One after the other: mail services refuse whoever sends many at once.
    for (const mail of taken) ((await leaves(service, mail)) ? sent : failed).push(mail.id);
    const settled = await database.rpc('settle_student_mails', { sent, failed, ...moment });
    if (settled.error) {
      throw new Error(`What was sent cannot be written down: ${settled.error.message}`);
    }
    counts.sent += sent.length;
    counts.failed += failed.length;
  }
}
