// Runs a tool of node_modules/.bin on the right Node: node scripts/run.mjs <tool> [arguments].
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { ended, onStop, start, stop } from './processes.mjs';
import { main, UserError } from './cli.mjs';

await main(async () => {
  const [tool, ...args] = process.argv.slice(2);
  if (!tool) throw new UserError('Name the tool to run: node scripts/run.mjs <tool> [arguments].');
  await install();
  await useRightNode();
  const child = start(tool, args);
  onStop((signal) => stop(child, signal));
  process.exit(await ended(child));
});
