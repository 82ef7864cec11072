import type { BrowserContext } from '@playwright/test';

/** How many times slower than it is the browser shall be, to find races; 1 in every usual run. */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1);
/** How long a part of the app is on its way, for every step slower. */
const partMs = 200;

/**
 * Lets lazy parts of the app come late and scripts run slowly, as on a poor phone: a test that goes on
 * before the next screen has come fails then, not once in a hundred runs.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (slowdown <= 1) return;
  await context.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, partMs * slowdown));
    await route.continue();
  });
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  });
}
