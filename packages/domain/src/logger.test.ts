import { expect, it, vi } from 'vitest';
import { consoleLogger } from './logger.ts';

it.each(['info', 'warn', 'error'] as const)(
  'passes its message to console.%s, and details only when there are any',
  (level) => {
    const heard = vi.spyOn(console, level).mockImplementation(() => undefined);
    consoleLogger[level]('It rains');
    consoleLogger[level]('It rains', 3);
    expect(heard.mock.calls).toEqual([['It rains'], ['It rains', 3]]);
    heard.mockRestore();
  },
);
