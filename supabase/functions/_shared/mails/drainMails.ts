import type { SupabaseClient } from '@supabase/supabase-js';
import { drain } from './drain.ts';
import { unsubscribeAddress } from './unsubscribing.ts';
import { type StudentMail, writeMail } from './writeMail.ts';

interface Taken extends StudentMail {
  id: string;
  user_id: string;
  email: string;
}

/**
 * Sends students the mails about new assignments and replies, and the daily reminders.
 *
 * @param at the moment to send for; now by default.
 * @returns how many were sent, and how many failed.
 */
export const drainMails = (database: SupabaseClient, at?: string) =>
  drain(
    database,
    {
      take: 'take_student_mails',
      settle: 'settle_student_mails',
      write: async ({ id, user_id: userId, email, ...mail }: Taken) => ({
        id,
        to: email,
        kind: mail.kind,
        ...writeMail(mail),
        unsubscribe: await unsubscribeAddress(userId, mail.kind),
      }),
    },
    at,
  );
