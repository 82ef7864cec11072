import { fileURLToPath } from 'node:url';

/** The repository's own folder: every script works from here, wherever it was called. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure that a person can act on: shown as its one sentence, without a stack. */
export class UserError extends Error {}

/**
 * Runs a command's main function; a UserError is shown as its sentence, any other with its stack. Every command
 * refuses options that it does not know with how it is asked, and to `--help` that is the answer.
 */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (error instanceof UserError && process.argv.includes('--help')) {
      console.log(error.message);
      process.exit(0);
    }
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
