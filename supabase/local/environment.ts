/**
 * What the embedded Supabase reads from the environment when it is loaded. Import this before
 * anything of `@supabase/lite`: it shall send nothing to anybody.
 */
process.env['LITE_TELEMETRY'] = '0';
process.env['DO_NOT_TRACK'] = '1';
