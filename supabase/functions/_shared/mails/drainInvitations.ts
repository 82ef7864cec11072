import type { SupabaseClient } from '@supabase/supabase-js';
import { drain } from './drain.ts';
import { type Invitation, writeInvitation } from './writeMail.ts';

interface Taken extends Invitation {
  id: string;
  /** Counts the attempts: each carries another link. */
  attempt: number;
  email: string;
}

/** How many leave within an hour unless `INVITATIONS_PER_HOUR` says so. */
const usualPerHour = 50;

function perHour(): number {
  const configured = Number(Deno.env.get('INVITATIONS_PER_HOUR'));
  return Number.isSafeInteger(configured) && configured > 0 ? configured : usualPerHour;
}

/**
 * Sends the invitations that wait, as many as the hour has room for.
 *
 * @param at the moment to send for; now by default.
 * @returns how many were sent, and how many failed.
 */
export const drainInvitations = (database: SupabaseClient, at?: string) =>
  drain(
    database,
    {
      take: 'take_invitations',
      settle: 'settle_invitations',
      limits: { an_hour: perHour() },
      write: ({ id, attempt, email, ...invitation }: Taken) => ({
        id: `${id}-${attempt}`,
        to: email,
        kind: 'invitation',
        ...writeInvitation(invitation),
      }),
    },
    at,
  );
