/** Where everything goes that the specification calls 'only logged'. */
export interface Logger {
  info: (message: string, details?: unknown) => void;
  warn: (message: string, details?: unknown) => void;
  error: (message: string, details?: unknown) => void;
}

/** The default: the browser's console. */
export const consoleLogger: Logger = {
  info: (message, details) => console.info(message, details),
  warn: (message, details) => console.warn(message, details),
  error: (message, details) => console.error(message, details),
};
