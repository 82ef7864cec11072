import { expect, it } from 'vitest';
import { openTabChannel } from './tabChannel.ts';

it('reaches every other tab, and none after it is closed', async () => {
  const heard: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = openTabChannel<string>('test.line', () => heard.push('itself'));
  const other = openTabChannel<string>('test.line', (message) => {
    heard.push(message);
    first.resolve();
  });
  one.send('hello');
  await first.promise;
  expect(heard).toEqual(['hello']);
  one.close();
  other.close();
});

it('is silent where the browser refuses it', () => {
  const warnings: unknown[] = [];
  const refuse = () => {
    throw new DOMException('Site data is blocked', 'SecurityError');
  };
  const logger = {
    warn: (...what: unknown[]) => warnings.push(what),
    error: () => undefined,
    info: () => undefined,
  };
  const line = openTabChannel<string>('test.line', () => undefined, { open: refuse, logger });
  line.send('hello');
  line.close();
  expect(warnings).toHaveLength(1);
});
