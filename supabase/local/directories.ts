import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsDirectory = here('../migrations');
/** How a database from before the baseline becomes one with it. */
export const baselineDirectory = here('../baseline');
export const seedsDirectory = here('../seed');
