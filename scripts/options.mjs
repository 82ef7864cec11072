import { UserError } from './cli.mjs';

/** What the start command understands. */
const known = {
  '--dev': 'serves the apps from their sources, with hot reload',
  '--empty': 'leaves the invented school out of new data',
};

/**
 * What the start command was asked for.
 * @param {readonly string[]} args
 */
export function readOptions(args) {
  const unknown = args.find((arg) => !Object.hasOwn(known, arg));
  if (unknown !== undefined) {
    const list = Object.entries(known).map(([name, does]) => `${name} ${does}`);
    throw new UserError(`The start command does not know "${unknown}": ${list.join('; ')}.`);
  }
  return { dev: args.includes('--dev'), empty: args.includes('--empty') };
}
