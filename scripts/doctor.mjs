// Says what is well with a Niyama and what is not, with why and how to mend it. Without options it
// looks at the one on this machine: node scripts/doctor.mjs [--hosted <address>] [--new-push-key].
import { parseArgs } from 'node:util';
import { main, root, UserError } from './cli.mjs';
import { report } from './doctor/findings.mjs';
import { examineHosted } from './doctor/hosted.mjs';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { readPorts } from './ports.mjs';
import { readReach } from './reach.mjs';

/** What was asked for, or one sentence about how to ask. */
function readOptions() {
  const options = { hosted: { type: 'string' }, 'new-push-key': { type: 'boolean' } };
  try {
    const { values } = parseArgs({ options });
    if (values.hosted) values.hosted = new URL(values.hosted).origin;
    return values;
  } catch {
    throw new UserError(
      'Usage: `npm run doctor`, `npm run doctor -- --hosted https://<student app>` or `npm run doctor -- --new-push-key`.',
    );
  }
}

async function printNewPushKey() {
  const { newPushKey } = await import('../supabase/local/keys.ts');
  const { publicKeyOf } = await import('../supabase/functions/_shared/push/send.ts');
  const privateKey = newPushKey();
  console.log(`
The public half, as "pushKey" in config.json beside the pages of both apps:

  ${publicKeyOf(privateKey)}

The private half, for the functions. Anyone who has it can send notifications to every device in your name:

  npx supabase secrets set --remote="$SUPABASE_PROJECT" VAPID_PRIVATE_KEY=${privateKey}

Create them only once. If you change them, each device has to subscribe again the next time the app is
opened on it, and gets no notifications until then.
`);
}

await main(async () => {
  const { hosted, 'new-push-key': isNewPushKey } = readOptions();
  await install();
  await useRightNode();
  if (isNewPushKey) return printNewPushKey();
  if (hosted) {
    const { TICK_SECRET: tickSecret, SUPABASE_PROJECT: project } = process.env;
    const management = { project, token: process.env.SUPABASE_ACCESS_TOKEN };
    process.exitCode = report(await examineHosted(hosted, { tickSecret, management }));
    return;
  }
  // Reads TypeScript, which the oldest Node that starts us cannot.
  const { examineEmbedded } = await import('./doctor/embedded.mjs');
  const dataDir = process.env.NIYAMA_DATA ?? '.niyama';
  const reach = readReach();
  process.exitCode = report(await examineEmbedded({ root, dataDir, ports: readPorts(), reach }));
});
