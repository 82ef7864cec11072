import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cancelAndInvalidate, createQueryClient } from './queryClient.ts';

test('an answer under way to the question of before is not taken for the new one', async () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  const german = Promise.withResolvers<string>();
  const asking = (answer: () => Promise<string>) => ({ queryKey: ['poses'], queryFn: answer });
  const poses = new QueryObserver(
    queryClient,
    asking(() => german.promise),
  );
  const seen: unknown[] = [];
  const end = poses.subscribe(({ data }) => seen.push(data));

  poses.setOptions(asking(() => Promise.resolve('Posture de l’arbre')));
  cancelAndInvalidate(queryClient);
  german.resolve('Baum');
  await expect.poll(() => poses.getCurrentResult().data).toBe('Posture de l’arbre');
  expect(seen).not.toContain('Baum');
  expect(poses.getCurrentResult()).toMatchObject({ isError: false, fetchStatus: 'idle' });
  end();
});

test('an answer under way to what is no longer shown is dropped, and asked for when it is shown next', async () => {
  const queryClient = createQueryClient({ onUnauthorized: () => {} });
  const before = Promise.withResolvers<string>();
  const queryKey = ['pose'];
  queryClient.setQueryData(queryKey, 'Baum', { updatedAt: 1 });
  const end = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => before.promise,
  }).subscribe(() => {});
  end();
  cancelAndInvalidate(queryClient);
  before.resolve('Baum, wie zuvor');
  await before.promise;
  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    data: 'Baum',
    isInvalidated: true,
    fetchStatus: 'idle',
  });
});
