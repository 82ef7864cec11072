import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadTips } from './readTips.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 2, 2, 23, 50) }));
afterEach(() => void vi.useRealTimers());

describe('the safety tips that were read', () => {
  it('count for this practice, this student and this day', () => {
    const memory = new MemoryStorage();
    const open = (userId: string) => createReadTips(userId, { storage: () => memory });
    const tips = open('ida');
    expect(tips.has('bellows')).toBe(false);
    tips.note('bellows', 'gentle');
    tips.note('box', 'withHolds');
    expect(['bellows', 'box', 'tree'].map(open('ida').has)).toEqual([true, true, false]);
    expect(['bellows', 'box', 'tree'].map(open('ida').levelOf)).toEqual([
      'gentle',
      'withHolds',
      'gentle',
    ]);
    expect(open('ravi').has('bellows')).toBe(false);
    vi.advanceTimersByTime(15 * 60_000);
    expect([tips.has('bellows'), tips.levelOf('box')]).toEqual([false, 'gentle']);
    tips.note('box', 'gentle');
    expect(tips.has('bellows')).toBe(false);
  });

  it('count for the visit where the browser stores nothing', () => {
    const memory = new MemoryStorage();
    memory.refuses = true;
    const tips = createReadTips('ida', { storage: () => memory });
    tips.note('bellows', 'gentle');
    expect(tips.has('bellows')).toBe(true);
  });

  it('are to be read again where what was stored cannot be read', () => {
    const memory = new MemoryStorage();
    const tips = createReadTips('ida', { storage: () => memory });
    tips.note('bellows', 'gentle');
    memory.setItem(memory.key(0) ?? '', 'nonsense');
    expect(tips.has('bellows')).toBe(false);
  });
});
