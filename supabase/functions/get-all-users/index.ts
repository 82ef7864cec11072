import { requireAdmin } from '../_shared/admin.ts';
import { json, serve } from '../_shared/http.ts';

/** Accounts per request to the auth service; its largest page. */
const perPage = 1000;

/** The fields of the sign-up data that the admin area reads. */
const fields = ['username', 'full_name', 'role', 'avatar_url'] as const;

/**
 * All accounts with their addresses, for admins:
 * `{ users: [{ id, email, user_metadata: { username, full_name, role, avatar_url } }] }`.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;

  const users = [];
  for (let page = 1; ; page += 1) {
    const { data, error } = await admin.service.auth.admin.listUsers({ page, perPage });
    if (error) throw new Error(`The accounts cannot be listed: ${error.message}`);
    for (const { id, email, user_metadata } of data.users) {
      const metadata = Object.fromEntries(
        fields.map((name) => [name, user_metadata[name] ?? null]),
      );
      users.push({ id, email, user_metadata: metadata });
    }
    if (data.users.length < perPage) return json(200, { users });
  }
});
