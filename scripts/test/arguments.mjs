import { posix } from 'node:path';
import { UserError } from '../cli.mjs';

/**
 * What the test command was asked for.
 * @param {readonly string[]} args
 * @param {readonly string[]} parts the names there are
 * @returns {{ full: boolean, base: string | null, asked: string[], files: string[] }} `base` is the revision
 *   to compare with when only what has changed shall be proven; `asked` are parts, or else `files` are paths
 *   from the repository's folder on
 */
export function readArguments(args, parts) {
  const named = args.filter((argument) => !argument.startsWith('--'));
  const isPath = (argument) => argument.includes('/');
  const files = named.filter(isPath).map((path) => posix.normalize(path));
  const asked = named.filter((argument) => !isPath(argument));
  const full = args.includes('--full');
  const changed = args.find((argument) => /^--changed(=|$)/.test(argument));
  const flags = args.filter((argument) => argument.startsWith('--'));
  const unknownFlag = flags.find((flag) => flag !== '--full' && flag !== changed);
  if (unknownFlag) {
    throw new UserError(`The tests know --full and --changed[=<revision>], not ${unknownFlag}.`);
  }
  if (full && changed) throw new UserError('Choose: --full runs all, --changed what is touched.');
  const unknown = asked.find((name) => !parts.includes(name));
  if (unknown) {
    throw new UserError(
      `There is no part "${unknown}": choose from ${parts.join(', ')}, or name a file by its path.`,
    );
  }
  if (files.length > 0 && (changed || asked.length > 0)) {
    throw new UserError('Name files alone: each says by itself which part runs it.');
  }
  const base = changed ? changed.slice('--changed='.length) || 'HEAD' : null;
  return { full, base, asked, files };
}
