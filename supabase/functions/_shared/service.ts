import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A variable that a function cannot do without. @throws Error while it is not set. */
export function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Where a function finds its keys: today's by name as JSON, and the one of projects from before those. */
const keys = {
  publishable: { today: 'SUPABASE_PUBLISHABLE_KEYS', legacy: 'SUPABASE_ANON_KEY' },
  secret: { today: 'SUPABASE_SECRET_KEYS', legacy: 'SUPABASE_SERVICE_ROLE_KEY' },
};

/** The key of one kind. @throws Error while none is set. */
export function keyOf(kind: keyof typeof keys): string {
  const { today, legacy } = keys[kind];
  const named = JSON.parse(Deno.env.get(today) ?? '{}') as Record<string, string>;
  return named['default'] ?? Object.values(named)[0] ?? variable(legacy);
}

/** A client of this project with one of its keys. */
export function connect(
  kind: keyof typeof keys,
  headers: Record<string, string> = {},
): SupabaseClient {
  return createClient(variable('SUPABASE_URL'), keyOf(kind), {
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A client that passes every policy. */
export const connectAsService = (): SupabaseClient => connect('secret');
