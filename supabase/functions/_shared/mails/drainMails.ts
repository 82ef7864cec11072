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
 * Sends the mails that students wait for: of new work, of a reply, and the daily reminder.
 *
 * @param at the moment to send for; now unless told.
 * @returns how many left, and how many could not.
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
