import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Changes of a list in the cache, for mutations that are sent one after the other: `change` shows one
 * at once, `takeBack` undoes it when the server could not be told, and `usual` is what all of them have
 * in common.
 *
 * @param name the changes of one list share it.
 */
export function useListChanges<List>(queryKey: QueryKey, name: string) {
  const queryClient = useQueryClient();
  const change = async (changed: (list: List) => List) => {
    // An answer that is on its way knows nothing of this change yet.
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<List>(queryKey);
    queryClient.setQueryData<List>(queryKey, (list) => list && changed(list));
    return before;
  };
  const takeBack = (before: List | undefined) => queryClient.setQueryData(queryKey, before);
  const askAgain = () => {
    // While another change waits its answer would show this one only.
    if (queryClient.isMutating({ mutationKey: [name] }) > 1) return;
    void queryClient.invalidateQueries({ queryKey });
  };
  return {
    change,
    takeBack,
    usual: { scope: { id: name }, mutationKey: [name], onSettled: askAgain },
  };
}
