import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

const folder = process.env.NIYAMA_PICTURES ?? '';

/** Pictures of every story: taken of one Storybook, compared with those of another. */
export default defineConfig({
  testDir: '.',
  outputDir: join(folder, 'differences'),
  snapshotPathTemplate: join(folder, 'before', '{arg}{ext}'),
  // A page that has shown other stories may carry something of them: a retry has a new one.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  reporter: [['dot'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-partial-raster',
        '--disable-quic',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        // A picture that a network can change proves nothing.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
