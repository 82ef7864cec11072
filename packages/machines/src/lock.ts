/** How a tab asks for a lock that one tab of the device holds at a time. */
export interface LockRequest {
  /** Waits until it is free, takes it only where it is free, or takes it from the tab that has it. */
  how: 'wait' | 'ifFree' | 'steal';
}

/** What becomes of the lock. */
export type LockEvent =
  | { type: 'lock.granted' }
  | { type: 'lock.refused' }
  /** Another tab took it. */
  | { type: 'lock.stolen' };
