import {
  addAccount,
  accountById,
  accounts,
  findAddress,
  hashPassword,
  isTooLong,
} from './accounts.ts';
import type { Database, Sql } from './database.ts';
import { authError, json, jsonBody, tooLong, type Call } from './http.ts';

const prefix = '/auth/v1/admin/users';

/** Whether a call is for the part of the auth service that only the service key opens. */
export function isAdminCall(url: URL): boolean {
  return url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
}

/** Only of a length that an address can have: the expression takes longer than the text is long. */
const isAddress = (value: string) =>
  value.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
const notFound = () => authError(404, 'user_not_found', 'User not found');
const taken = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered');
const weak = () => authError(422, 'weak_password', 'Password should be at least 6 characters.');

interface Attributes {
  email?: string;
  password?: string;
  email_confirm?: boolean;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
}

/**
 * The account calls of the auth service for callers with the service key: list, get, create, update and
 * delete, in the shapes of hosted Supabase. The embedded service has none of them.
 *
 * @returns answers one call to `/auth/v1/admin/users`; the caller has checked the key.
 */
export function createAdmin(database: Database) {
  const list = async ({ searchParams }: URL): Promise<Response> => {
    const page = Math.max(1, Number(searchParams.get('page')) || 1);
    const perPage = Math.min(1000, Math.max(1, Number(searchParams.get('per_page')) || 50));
    const { users, total } = await accounts(database.sql, page, perPage);
    const last = Math.max(1, Math.ceil(total / perPage));
    const to = (number: number, rel: string) =>
      `<${prefix}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
    const link = [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', ');
    const headers = { 'x-total-count': String(total), link };
    return json(200, { users, aud: 'authenticated' }, headers);
  };

  const create = async (attributes: Attributes): Promise<Response> => {
    const { email = '', password = '' } = attributes;
    if (!isAddress(email)) {
      return authError(
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      );
    }
    if (password.length < 6) return weak();
    if (isTooLong(password)) return tooLong();
    const hash = await hashPassword(password);
    return database.transaction(async (sql) => {
      if (await findAddress(sql, email)) return taken();
      const id = await addAccount(sql, {
        email,
        password,
        hash,
        confirmed: attributes.email_confirm === true,
        userMetadata: attributes.user_metadata ?? {},
        appMetadata: attributes.app_metadata ?? {},
      });
      return json(200, await accountById(sql, id));
    });
  };

  const update = async (id: string, attributes: Attributes): Promise<Response> => {
    const { email, password } = attributes;
    if (email !== undefined && !isAddress(email)) {
      return authError(
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      );
    }
    if (password !== undefined && password.length < 6) return weak();
    if (password !== undefined && isTooLong(password)) return tooLong();
    const hash = password === undefined ? null : await hashPassword(password);
    return database.transaction(async (sql) => {
      if (!(await accountById(sql, id))) return notFound();
      const known = email === undefined ? null : await findAddress(sql, email);
      if (known && known.id !== id) return taken();
      await write(sql, id, attributes, hash);
      return json(200, await accountById(sql, id));
    });
  };

  const remove = (id: string): Promise<Response> =>
    database.transaction(async (sql) => {
      const user = await accountById(sql, id);
      if (!user) return notFound();
      await sql('delete from auth.refresh_tokens where user_id = $1', [id]);
      await sql('delete from auth.users where id = $1', [id]);
      return json(200, user);
    });

  const get = async (id: string): Promise<Response> => {
    const user = await accountById(database.sql, id);
    return user ? json(200, user) : notFound();
  };

  return async (call: Call): Promise<Response> => {
    const id = call.url.pathname.slice(prefix.length + 1);
    const attributes = (): Attributes => jsonBody(call) ?? {};
    if (!id && call.method === 'GET') return list(call.url);
    if (!id && call.method === 'POST') return create(attributes());
    if (id && call.method === 'GET') return get(id);
    if (id && call.method === 'PUT') return update(id, attributes());
    if (id && call.method === 'DELETE') return remove(id);
    return authError(405, 'method_not_allowed', 'Method not allowed');
  };
}

async function write(
  sql: Sql,
  id: string,
  attributes: Attributes,
  hash: string | null,
): Promise<void> {
  const { email, email_confirm, user_metadata, app_metadata } = attributes;
  await sql(
    `update auth.users set
       email = coalesce($2, email),
       encrypted_password = coalesce($3, encrypted_password),
       email_confirmed_at = case when $4::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_user_meta_data = raw_user_meta_data || $5::jsonb,
       raw_app_meta_data = raw_app_meta_data || $6::jsonb,
       updated_at = now()
     where id = $1`,
    [
      id,
      email?.toLowerCase() ?? null,
      hash,
      email_confirm === true,
      user_metadata ?? {},
      app_metadata ?? {},
    ],
  );
  if (email !== undefined) {
    await sql(
      `update auth.identities
       set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = now()
       where user_id = $1 and provider = 'email'`,
      [id, email.toLowerCase()],
    );
  }
}
