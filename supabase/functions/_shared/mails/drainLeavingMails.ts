import type { SupabaseClient } from '@supabase/supabase-js';
import { drain } from './drain.ts';
import { type LeavingMail, writeLeavingMail } from './writeMail.ts';

interface Taken extends LeavingMail {
  id: string;
  /** Counts the attempts: each carries another link. */
  attempt: number;
  email: string;
}

/**
 * Sends the mails to people whose account is about to be deleted.
 *
 * @param at the moment to send for; now by default.
 * @returns how many were sent, and how many failed.
 */
export const drainLeavingMails = (database: SupabaseClient, at?: string) =>
  drain(
    database,
    {
      take: 'take_leaving_mails',
      settle: 'settle_leaving_mails',
      write: ({ id, attempt, email, ...mail }: Taken) => ({
        id: `${id}-${attempt}`,
        to: email,
        kind: mail.kind,
        ...writeLeavingMail(mail),
      }),
    },
    at,
  );
