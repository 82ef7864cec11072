/**
 * Why what is shown may be out of date: the network is gone, or the server failed. Null when it is not.
 */
export type Stale = 'offline' | 'failed' | null;

/** Why there is nothing to show. */
export interface LoadFailed {
  status: 'failed';
  isOffline: boolean;
  /** In the person's language. */
  reason: string;
}

/** What a screen has to show of something that is loaded. */
export type Load<Ready extends object> =
  | { status: 'loading' }
  | ({ status: 'ready' } & Ready)
  | LoadFailed;

/** Whether more of a list can be asked for, is on its way, or could not be had. */
export type More = 'none' | 'available' | 'loading' | 'failed';
