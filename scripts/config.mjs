import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from './cli.mjs';

/** What a config.json says that somebody wrote for a project, as docs/deploy.md has it. */
export async function readConfig(path) {
  try {
    return JSON.parse(await readFile(resolve(path), 'utf8'));
  } catch (error) {
    throw new UserError(
      `${path} holds no config.json, as docs/deploy.md has it: ${error.message}.`,
    );
  }
}
