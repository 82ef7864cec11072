import { requireAdmin } from '../_shared/admin.ts';
import { json, serve } from '../_shared/http.ts';
import { type MailService, mailService, send } from './mailService.ts';
import { type StudentMail, writeMail } from './writeMail.ts';

/** Mails that are taken from the database at once. */
const batch = 50;

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
 * which these are, and gives each of them to one run only. Answers `{ sent, failed }`, how many;
 * the failed ones are tried again by a later run.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;

  const service = mailService();
  const counts = { sent: 0, failed: 0 };
  // Told back at the end, so that this run does not take them a second time.
  const failed: string[] = [];
  const settle = async (sent: string[], again: string[]) => {
    const { error } = await admin.service.rpc('settle_student_mails', { sent, failed: again });
    if (error) throw new Error(`What was sent cannot be written down: ${error.message}`);
  };
  for (;;) {
    const { data, error } = await admin.service.rpc('take_student_mails', { at_most: batch });
    if (error) throw new Error(`The mails cannot be taken: ${error.message}`);
    const taken = data as Taken[];
    if (taken.length === 0) break;
    const sent: string[] = [];
    // One after the other: mail services refuse whoever sends many at once.
    for (const mail of taken) ((await leaves(service, mail)) ? sent : failed).push(mail.id);
    counts.sent += sent.length;
    if (sent.length > 0) await settle(sent, []);
  }
  counts.failed = failed.length;
  if (failed.length > 0) await settle([], failed);
  return json(200, counts);
});
