import { requireAdmin } from '../_shared/admin.ts';
import { json, serve } from '../_shared/http.ts';
import { drainMails } from '../_shared/mails/drainMails.ts';
import { orNull } from '../_shared/orNull.ts';
import { drainPushes } from '../_shared/push/drainPushes.ts';

/**
 * Sends the notifications and mails that students wait for at once, where the clock would within a
 * minute. Answers `{ sent, failed }`, how many mails; the failed ones leave by the clock.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;
  const [mails] = await Promise.all([
    drainMails(admin.service),
    orNull(drainPushes(admin.service)),
  ]);
  return json(200, mails);
});
