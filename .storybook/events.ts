import { configure, getConfig } from 'storybook/test';

/**
 * Lets what one event sets off happen as a part of it. When a dialog takes the focus away from a
 * field in which somebody typed, user-event tells of the change in the middle of React's work; with
 * a nested `act` it would end the one around it, and React would take the rest of the work
 * for a mistake of the story.
 */
export function nestEvents(): void {
  configure((usual) => {
    let isInside = false;
    return {
      eventWrapper: (fire: () => unknown): unknown => {
        if (isInside) return fire();
        isInside = true;
        try {
          return usual.eventWrapper(fire);
        } finally {
          isInside = false;
        }
      },
    };
  });
}

/**
 * A query that waits fails again and again until it finds what it looks for, and would write down the
 * whole page each time. Only the last time somebody reads it; then Testing Library asks once more.
 */
export function notifyPageOnlyAtTheEnd(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      if (!isWaiting) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
