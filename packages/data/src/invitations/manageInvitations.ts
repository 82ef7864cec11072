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
 * Sends the mail again, with a new link; the old one ends.
 *
 * @throws DataError with the code `invitation_not_found`, also when it was accepted.
 */
export async function resendInvitation(client: Client, id: string): Promise<void> {
  unwrap(await client.rpc('resend_invitation', { invitation_id: id }));
}

/**
 * Ends an invitation, and forgets whom it was for. One that was withdrawn stays so.
 *
 * @throws DataError with the code `invitation_not_found` when it was accepted.
 */
export async function withdrawInvitation(client: Client, id: string): Promise<void> {
  unwrap(await client.rpc('withdraw_invitation', { invitation_id: id }));
}
