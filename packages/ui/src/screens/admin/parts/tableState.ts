import type { Load, More, Stale } from '@niyama/domain';
/** What a table of the admin app has to show; its rows come in pages. */
export type TableState<Item> = Load<{
  items: readonly Item[];
  /** How many there are in all; null while nobody has counted. */
  total?: number | null;
  /** Whether further rows can be asked for. */
  more: More;
  /** Whether rows of another order or search are on their way. */
  isBusy: boolean;
  stale: Stale;
}>;
