import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Optimistic changes of a cached list, for mutations that are sent one after the other: `change` shows
 * one at once, `rollBack` undoes it when the server refused or could not be reached, and `options` are
 * those that all of these mutations share.
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
  const rollBack = (before: List | undefined) => queryClient.setQueryData(queryKey, before);
  const askAgain = () => {
    // While another change waits its answer would show this one only.
    if (queryClient.isMutating({ mutationKey: [name] }) > 1) return;
    void queryClient.invalidateQueries({ queryKey });
  };
  return {
    change,
    rollBack,
    options: { scope: { id: name }, mutationKey: [name], onSettled: askAgain },
  };
}
