import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Optimistic changes of a cached list, for mutations that are sent one after the other: `change` shows
 * one at once and resolves with the previous list, and `options` are those that all of these mutations
 * share. One that fails is undone by its opposite: the previous list may lack what was undone since.
 *
 * @param name the changes of one list share it.
 */
export function useOptimisticList<List>(queryKey: QueryKey, name: string) {
  const queryClient = useQueryClient();
  const change = async (changed: (list: List) => List) => {
    // An answer under way does not have this change yet.
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<List>(queryKey);
    queryClient.setQueryData<List>(queryKey, (list) => list && changed(list));
    return before;
  };
  const refetch = () => {
    // While another change waits its answer would show this one only.
    if (queryClient.isMutating({ mutationKey: [name] }) > 1) return;
    void queryClient.invalidateQueries({ queryKey });
  };
  return {
    change,
    options: { scope: { id: name }, mutationKey: [name], onSettled: refetch },
  };
}
