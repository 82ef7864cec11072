import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsDirectory = here('../migrations');
export const seedsDirectory = here('../seed');
