import { achievements } from '@niyama/mocks';
import { expect, it } from 'vitest';
import { nearest } from './nearestAchievements.ts';

const keysOf = (list: typeof achievements) => nearest(list).map(({ key }) => key);

it('shows what can be earned next, the closest first', () => {
  expect(keysOf(achievements)).toEqual(['early-bird', 'balance-master', 'meditation-master']);
});

it('shows earned ones when fewer are left', () => {
  const earned = achievements.map((achievement) =>
    achievement.key === 'flexibility-focus'
      ? achievement
      : { ...achievement, dateEarned: '2026-11-08T18:40:00+00:00' },
  );
  expect(keysOf(earned)).toEqual(['flexibility-focus', 'balance-master', 'consistent-yogi']);
});
