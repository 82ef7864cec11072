/**
 * Writes what `supabase db push --include-seed` brings a hosted project from supabase/data:
 * `npx node scripts/product-data.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { productData } from '../supabase/local/productData.ts';

/**
 * The file for the CLI, which runs each path once and never again, whatever the file says by then. So
 * the name has the hash of the data, and data that is as it was once before counts as new.
 */
export function productDataFile(): { name: string; text: string } {
  const data = JSON.stringify(productData());
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return {
    name: `product-${hash}.sql`,
    text: `delete from supabase_migrations.seed_files where path like 'supabase/dist/product-%';
select private.load_product_data($data$${data}$data$);
`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../supabase/dist/', import.meta.url);
  const { name, text } = productDataFile();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(name, folder), text);
}
