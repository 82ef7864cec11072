import { requireAdmin } from '../_shared/admin.ts';
import { refusalOf } from '../_shared/database.ts';
import { drainFiles } from '../_shared/drainFiles.ts';
import { json, refuse, serve } from '../_shared/http.ts';
import { fieldsOf, text } from '../_shared/input.ts';
import { orNull } from '../_shared/orNull.ts';

/**
 * Deletes `{ user_id }` with everything that belongs to the account, files included: never oneself,
 * and so never the last admin. Answers `{ user: { id } }`.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;

  const id = text(fieldsOf(await request.json().catch(() => null))['user_id']);
  const { error } = await admin.own.rpc('delete_user', { user_id: id });
  if (error) return refuse(refusalOf(error));
  // What fails here the clock tries again.
  await orNull(drainFiles(admin.service));
  return json(200, { user: { id } });
});
