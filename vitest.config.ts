import { configDefaults, defineConfig } from 'vitest/config';

const slow = '**/*.full.test.{ts,mjs}';
/** What is too slow for every day runs in `npm run test:full` only. */
const exclude = [...configDefaults.exclude, ...(process.env['NIYAMA_FULL'] ? [] : [slow])];

/** Ends only what hangs: nothing that is tested depends on how quick the machine is. */
const patience = 4 * 60_000;

/**
 * The parts of the Node tests. `unit` needs nothing outside itself; `backend` boots the embedded
 * Postgres in each worker, about 500 MB apiece, which is why it runs on two workers at most.
 * `embedded` tests that stand-in itself.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,i18n,machines,device,ui}/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'tests/project/**/*.test.ts',
          ],
          exclude,
          environment: 'node',
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'backend',
          include: [
            'supabase/{functions,seed,tests}/**/*.test.ts',
            'packages/data/**/*.test.ts',
            'tests/{security,contract}/**/*.test.ts',
          ],
          exclude,
          environment: 'node',
          maxWorkers: 2,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['supabase/local/**/*.test.ts'],
          exclude,
          environment: 'node',
          maxWorkers: 2,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
