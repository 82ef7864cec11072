// Before the workers of Vitest begin: otherwise each of them would make the same dump at once.
import { productSnapshot } from './snapshot.ts';

export default async function setUp(): Promise<void> {
  await productSnapshot();
}
