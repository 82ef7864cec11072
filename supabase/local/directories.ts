import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const migrationsDirectory = here('../migrations');
/** Every object of the schema, as a fresh start makes it. */
export const schemaRegister = here('../schema.txt');
export const seedsDirectory = here('../seed');
/** What the product brings, in JSON. */
export const productDataDirectory = here('../data');
