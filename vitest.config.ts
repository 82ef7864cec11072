import { configDefaults, defineConfig } from 'vitest/config';

const slow = '**/*.full.test.{ts,mjs}';
/** What is too slow for every day runs in `npm run test:full` only. */
const exclude = [...configDefaults.exclude, ...(process.env['NIYAMA_FULL'] ? [] : [slow])];

/** Ends only what hangs: nothing that is tested depends on how quick the machine is. */
const testTimeoutMs = 4 * 60_000;

/**
 * What every project of the embedded Postgres shares. A worker takes about 500 MB, so there are two;
 * and each runs one file after the other in the same process, for `sharedTestBackend` to boot once.
 */
const onPostgres = {
  exclude,
  environment: 'node',
  isolate: false,
  globalSetup: 'supabase/local/testSetup.ts',
  maxWorkers: 2,
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
} as const;

/**
 * The parts of the Node tests. `unit` needs nothing outside itself; `backend` asks the product's
 * schema, functions and data layer, and `embedded` is about the stand-in for Supabase itself.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{app,domain,i18n,machines,device,ui}/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'tests/project/**/*.test.ts',
          ],
          exclude,
          environment: 'node',
          testTimeout: testTimeoutMs,
          hookTimeout: testTimeoutMs,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'backend',
          include: [
            'supabase/{data,functions,tests}/**/*.test.ts',
            'packages/data/**/*.test.ts',
            'tests/{security,contract}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'embedded',
          include: ['supabase/local/**/*.test.ts'],
        },
      },
    ],
  },
});
