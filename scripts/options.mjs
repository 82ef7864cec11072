import { resolve } from 'node:path';
import { UserError } from './cli.mjs';

/** What the start command understands. */
const known = {
  '--dev': 'serves the apps from their sources, with hot reload',
  '--empty': 'leaves the invented school out of new data, not the three demo accounts',
};

/**
 * What the start command was asked for.
 * @param {readonly string[]} args
 */
export function readOptions(args) {
  const unknown = args.find((arg) => !Object.hasOwn(known, arg));
  if (unknown !== undefined) {
    const list = Object.entries(known).map(([name, does]) => `${name} ${does}`);
    throw new UserError(`Unknown option "${unknown}". Available: ${list.join('; ')}.`);
  }
  return { dev: args.includes('--dev'), empty: args.includes('--empty') };
}

/**
 * The file that a command about a backup was given, from where its caller is, and its flags.
 * @param {readonly string[]} args
 * @param {readonly string[]} flags what it understands beside the file
 */
export function readArchive(args, flags = []) {
  const files = args.filter((arg) => !flags.includes(arg));
  const [file] = files;
  if (file === undefined || files.length > 1 || file.startsWith('-')) {
    const usage = ['<file>', ...flags.map((flag) => `[${flag}]`)].join(' ');
    throw new UserError(`This command takes one file, after two dashes: -- ${usage}`);
  }
  return {
    file: resolve(process.env.INIT_CWD ?? '.', file),
    withSecret: args.includes('--with-secret'),
  };
}
