import { asanaKeys, type LibraryPage } from '@niyama/data';
import { createQueryClient } from '@niyama/app/queryClient.ts';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { library } from '@niyama/mocks';
import { updateCachedMark } from './marksInCache.ts';

const [pose] = library;
const page = (isFavorite: boolean): LibraryPage => ({
  asanas: pose ? [{ ...pose, isFavorite, inPracticeList: false }] : [],
  nextPage: null,
});

test('the first library, asked for before the mark was saved, is asked for once more', async () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  const before = Promise.withResolvers<LibraryPage>();
  const answers = [before.promise, Promise.resolve(page(true))];
  const shown = new InfiniteQueryObserver(queryClient, {
    queryKey: asanaKeys.library('maya'),
    queryFn: () => answers.shift() ?? before.promise,
    initialPageParam: 0,
    getNextPageParam: () => null,
  });
  const end = shown.subscribe(() => {});
  const asanaId = pose?.id ?? '';
  updateCachedMark(queryClient, 'maya', { mark: 'favorite', asanaId, asanaName: '', isSet: true });
  before.resolve(page(false));
  await expect
    .poll(() => shown.getCurrentResult().data?.pages)
    .toMatchObject([{ asanas: [{ id: asanaId, isFavorite: true }] }]);
  end();
});
