import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/**
 * React's development build takes a call stack for each element it creates, for messages that point
 * at the line, and gives that up for the rest of a second in which there were ten thousand. Here it
 * gives up at once: a message still names its component, and that is all a test reads.
 */
export function takeNoOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<typeof name, Internals>)[name];
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React starts to count again each second.
    },
  });
}
