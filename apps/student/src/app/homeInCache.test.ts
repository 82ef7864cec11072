import { homeKeys } from '@niyama/data';
import { type Home, localDate, type Profile } from '@niyama/domain';
import { createQueryClient } from '@niyama/app/queryClient.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeKnownProfile, cacheProfile } from './homeInCache.ts';

const named = (fullName: string) => ({ profile: { fullName } as Profile }) as Home;
const rename = (fullName: string) => (profile: Profile) => ({ ...profile, fullName });
const queryKey = homeKeys.of('maya', 'UTC');

test('what is changed of the profile makes home no newer', () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  const yesterday = Date.parse('2026-11-26T07:00:00Z');
  queryClient.setQueryData(queryKey, named('Maya'), { updatedAt: yesterday });
  changeKnownProfile(queryClient, rename('Maya Rao'));
  expect(queryClient.getQueryData(queryKey)).toEqual(named('Maya Rao'));
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  expect(localDate(dataUpdatedAt, 'UTC')).toBe('2026-11-26');
});

test('an answer under way does not bring back what was saved over, and is asked for once more', async () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  queryClient.setQueryData(queryKey, named('Maya'));
  const before = Promise.withResolvers<Home>();
  const answers = [before.promise, Promise.resolve(named('Maya, as saved'))];
  const home = new QueryObserver(queryClient, {
    queryKey,
    staleTime: 0,
    queryFn: () => answers.shift() ?? before.promise,
  });
  const end = home.subscribe(() => {});
  await cacheProfile(queryClient, rename('Maya Rao'));
  expect(queryClient.getQueryData(queryKey)).toEqual(named('Maya Rao'));
  before.resolve(named('Maya'));
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual(named('Maya, as saved'));
  end();
});
