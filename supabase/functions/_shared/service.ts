import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A variable that a function cannot do without. @throws Error while it is not set. */
export function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** A client of this project with one of its keys. */
export function connect(key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(variable('SUPABASE_URL'), variable(key), {
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A client that passes every policy. */
export const connectAsService = (): SupabaseClient => connect('SUPABASE_SERVICE_ROLE_KEY');
