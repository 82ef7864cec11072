import { expect, test } from 'vitest';
import { run as runTimer } from '../tests/bench/timer/timer.mjs';
import { filterByName } from './filterByName.mjs';
import { UserError } from './cli.mjs';

const items = [{ name: 'users, deep' }, { name: 'users' }, { name: 'dashboard' }];

test('a word picks what has it in its name, and no word picks everything', () => {
  expect(filterByName(items, 'users')).toEqual(items.slice(0, 2));
  expect(filterByName(items, '')).toEqual(items);
});

test('a word that nothing has in its name is an error of one sentence', () => {
  const nothing = new UserError('Nothing that this bench measures has "nosuchview" in its name.');
  expect(() => filterByName(items, 'nosuchview')).toThrow(nothing);
});

test('the bench of the bells fails rather than measure nothing', async () => {
  await expect(runTimer('nosuchsetting')).rejects.toThrow(UserError);
});
