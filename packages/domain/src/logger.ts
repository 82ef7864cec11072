/** Where failures go that no person can act upon. */
export interface Logger {
  info: (message: string, details?: unknown) => void;
  warn: (message: string, details?: unknown) => void;
  error: (message: string, details?: unknown) => void;
}

/** The default: the browser's console. */
export const consoleLogger: Logger = {
  info: (...parts) => console.info(...parts),
  warn: (...parts) => console.warn(...parts),
  error: (...parts) => console.error(...parts),
};
