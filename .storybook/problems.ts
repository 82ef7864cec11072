import { isCommonAssetRequest } from 'msw';

/**
 * What must not happen while a story plays: a request that no handler answers, and an error on the
 * console (React's warnings arrive there). They are collected here and thrown after the story,
 * because an error thrown inside a request would only reach the component, which may swallow it.
 */
const problems: string[] = [];

declare module 'storybook/internal/csf' {
  interface Parameters {
    /**
     * Console errors that the story provokes on purpose, such as the crash an error boundary
     * catches. Each must occur, any other fails the story.
     */
    expectedConsoleErrors?: RegExp[];
  }
}

const consoleErrors: string[] = [];

/** Begins to listen to the console; once per page. */
export function watchConsole(): void {
  const { console: output } = window;
  const print = output.error.bind(output);
  output.error = (...values: unknown[]) => {
    consoleErrors.push(values.map(String).join(' '));
    print(...values);
  };
}

/** Storybook's own files on its own origin; all else a story asks for is the product's traffic. */
function isOwnFile(request: Request): boolean {
  const url = new URL(request.url);
  if (url.origin !== location.origin) return false;
  return (
    isCommonAssetRequest(request) ||
    request.destination !== '' ||
    /\/(index|project)\.json$|\/(iframe\.html|@vite|__vite_ping|node_modules)/.test(url.pathname)
  );
}

/** Notes a request that went past every handler. */
export function noteUnmocked(request: Request): void {
  if (!isOwnFile(request)) problems.push(`Unmocked request: ${request.method} ${request.url}`);
}

/** Forgets what an earlier story did. */
export function forgetProblems(): void {
  problems.length = 0;
  consoleErrors.length = 0;
}

/**
 * @param expected the story's `expectedConsoleErrors`
 * @throws Error naming every problem of the story
 */
export function throwProblems(expected: RegExp[] = []): void {
  const unexpected = consoleErrors
    .filter((text) => !expected.some((pattern) => pattern.test(text)))
    .map((text) => `Console error: ${text}`);
  const missing = expected
    .filter((pattern) => !consoleErrors.some((text) => pattern.test(text)))
    .map((pattern) => `Expected console error did not occur: ${pattern}`);
  const all = [...problems, ...unexpected, ...missing];
  if (all.length > 0) throw new Error(all.join('\n'));
}
