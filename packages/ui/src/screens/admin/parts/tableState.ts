/** What a table of the admin app has to show; its rows come in pages. */
export type TableState<Item> =
  | { status: 'loading' }
  | {
      status: 'ready';
      items: readonly Item[];
      /** How many there are in all; null while nobody has counted. */
      total?: number | null;
      /** Whether further rows can be asked for. */
      more: 'none' | 'available' | 'loading' | 'failed';
      /** Whether rows of another order or search are on their way. */
      isBusy: boolean;
      /** Why the rows may be old: the network is gone, or the server failed. Null when they are new. */
      stale: 'offline' | 'failed' | null;
    }
  | {
      status: 'failed';
      isOffline: boolean;
      /** Why, in the person's language. */
      reason: string;
    };
