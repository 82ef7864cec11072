import { afterEach, expect, test, vi } from 'vitest';
import { withParameter } from './useAddressChoice.ts';

const stubAddress = (search: string, state: object | null) => {
  vi.stubGlobal('location', { search });
  vi.stubGlobal('history', { state });
};
afterEach(() => vi.unstubAllGlobals());

test('words that are searched for leave the tab that was chosen a moment before', () => {
  stubAddress('?tab=completed', { key: 'k2', idx: 1 });
  const drawn = new URLSearchParams('');
  expect(withParameter(drawn, 'q', 'tree').toString()).toBe('tab=completed&q=tree');
});

test('a router that keeps the address to itself says what stands there', () => {
  stubAddress('?id=a-story', null);
  const drawn = new URLSearchParams('tab=completed');
  expect(withParameter(drawn, 'tab', '').toString()).toBe('');
});
