import { invitationRefusals, type PersonToInvite } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const invitedAnswer = z.object({
  invited: z.number(),
  refused: z.array(z.object({ number: z.number(), reason: z.enum(invitationRefusals) })),
});
export type InvitedAnswer = z.output<typeof invitedAnswer>;

const invite = async (client: Client, people: readonly PersonToInvite[], sends: boolean) =>
  parse(
    invitedAnswer,
    unwrap(
      await client.rpc('invite_students', {
        people: people.map(({ email, fullName, language }) => ({
          email,
          full_name: fullName,
          language,
        })),
        sends,
      }),
    ),
  );

/**
 * Invites people; their mails leave by the clock.
 *
 * @returns how many are invited, and who is not and why, numbered from 1 in the order given.
 * @throws DataError with the code `too_many_invitations`, and of kind `forbidden` for everybody but admins.
 */
export const inviteStudents = (
  client: Client,
  people: readonly PersonToInvite[],
): Promise<InvitedAnswer> => invite(client, people, true);

/** What {@link inviteStudents} would answer; nobody is invited. */
export const checkInvitations = (
  client: Client,
  people: readonly PersonToInvite[],
): Promise<InvitedAnswer> => invite(client, people, false);

/**
 * Sends mails again, each with a new link; the old ones end. Those that wait keep their turn.
 *
 * @param ids of at most 500 invitations.
 * @returns how many are sent again.
 * @throws DataError with the code `invitation_not_found` if there is none, as when all were accepted.
 */
export const resendInvitations = async (client: Client, ids: readonly string[]): Promise<number> =>
  parse(z.number(), unwrap(await client.rpc('resend_invitations', { invitation_ids: [...ids] })));

/**
 * Ends invitations, and forgets who they were for. What was withdrawn stays so.
 *
 * @param ids of at most 500 invitations.
 * @returns how many are withdrawn now.
 * @throws DataError with the code `invitation_not_found` if there is none, as when all were accepted.
 */
export const withdrawInvitations = async (
  client: Client,
  ids: readonly string[],
): Promise<number> =>
  parse(z.number(), unwrap(await client.rpc('withdraw_invitations', { invitation_ids: [...ids] })));
