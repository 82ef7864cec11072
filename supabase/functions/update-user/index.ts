import { requireAdmin } from '../_shared/admin.ts';
import { removeAvatars } from '../_shared/avatars.ts';
import { refusalOf } from '../_shared/database.ts';
import { json, refuse, serve } from '../_shared/http.ts';
import { fieldsOf, readNames, text } from '../_shared/input.ts';

/**
 * Changes how a person is called, and takes the picture away if asked to. Reads
 * `{ user_id, full_name, username, removes_avatar, seen: { username, full_name, avatar_url } }`,
 * where `seen` is what the admin read, and answers `{ user: { id } }`.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;

  const fields = fieldsOf(await request.json().catch(() => null));
  const names = readNames(fields);
  if ('code' in names) return refuse(names);
  const id = text(fields['user_id']);
  const removesAvatar = fields['removes_avatar'] === true;
  const { error } = await admin.own.rpc('save_user', {
    user_id: id,
    seen: fieldsOf(fields['seen']),
    username: names.username,
    full_name: names.fullName,
    removes_avatar: removesAvatar,
  });
  if (error) return refuse(refusalOf(error));
  if (removesAvatar) await removeAvatars(admin.service, id);
  return json(200, { user: { id } });
});
