import { defineConfig, devices } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, ports, pushPort } from './tests/e2e/support/addresses.ts';

const isFull = Boolean(process.env['NIYAMA_FULL']);
/** What Chromium's headless shell has not: tests with this tag get the whole browser. */
const wholeBrowser = /@whole-browser/;
const executablePath = process.env['CHROMIUM_PATH'];
const wholePath = process.env['WHOLE_CHROMIUM_PATH'] ?? executablePath;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
// Without them a browser in a container does not start, or calls home in the middle of a test.
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
args.push('--disable-background-networking', '--disable-component-update', '--disable-sync');
// Left to itself the headless shell fits letters to whole pixels; the browser that people have does not.
args.push('--font-render-hinting=none');

// Tests find the keys of the backend there, for what no screen can do yet.
process.env['NIYAMA_DATA'] ??= mkdtempSync(join(tmpdir(), 'niyama-e2e-'));
// With it they ring the clock.
process.env['TICK_SECRET'] ??= randomBytes(24).toString('base64url');

const launch = (path?: string) => ({ args, ...(path ? { executablePath: path } : {}) });

/** The whole product, started by the command that everybody uses, with its own data and ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: isFull ? [] : ['**/*.full.spec.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // These end only what hangs: a busy machine needs its time.
  timeout: 3 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.student,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Drawing what moves would be a third of the journeys that practice. Stories tagged `moving` prove
    // it; of the journeys, those of journey.spec.ts move every day, and all of them in the full run.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // A context that meets the worker downloads the whole app for later. Every day only the tests of
    // the worker do; all of them do in the full run, on the phone.
    serviceWorkers: 'block',
    // To write every journey down costs a tenth of it, and is thrown away unless it fails: every day a
    // failure leaves a picture and what the page held, in the full run its steps as well.
    trace: isFull ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launch(executablePath),
  },
  projects: [
    { name: 'desktop', grepInvert: wholeBrowser, use: desktop },
    {
      name: 'whole browser',
      grep: wholeBrowser,
      use: { ...desktop, launchOptions: launch(wholePath) },
    },
    ...(isFull
      ? [
          {
            name: 'phone',
            use: {
              ...desktop,
              viewport: { width: 375, height: 812 },
              serviceWorkers: 'allow' as const,
            },
          },
        ]
      : []),
  ],
  webServer: {
    // Without the invented school: the journeys count and rank only the students that they create.
    command: 'node scripts/start.mjs --empty',
    url: `${addresses.student}/config.json`,
    // The first start of a clean clone builds the apps and fills the database.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      ...ports,
      NIYAMA_DATA: process.env['NIYAMA_DATA'],
      TICK_SECRET: process.env['TICK_SECRET'],
      TICK_ANY_MOMENT: 'yes',
      NIYAMA_RATE_LIMITS: 'raised',
      NIYAMA_PUSH_SERVICE: `http://localhost:${pushPort}`,
      // Hashing is slow on purpose; every journey makes a student.
      LITE_AUTH_BCRYPT_COST: '4',
    },
  },
});
