import { customPresetKeys, deleteCustomPreset, saveCustomPreset } from '@niyama/data';
import type { CustomPreset, CustomPresetToSave } from '@niyama/domain';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOptimisticList } from '../shared/useOptimisticList.ts';

type List = CustomPreset[];

/** The list with a preset in its place by time; one that has no time yet stands at the top. */
function withPreset(list: List, { createdAt, ...preset }: CustomPresetToSave): List {
  const others = list.filter(({ id }) => id !== preset.id);
  if (createdAt === null) return [{ ...preset, createdAt: new Date().toISOString() }, ...others];
  const timeOf = (one: CustomPreset) => Date.parse(one.createdAt);
  return [...others, { ...preset, createdAt }].toSorted(
    (one, other) => timeOf(other) - timeOf(one),
  );
}

const withoutPreset = (list: List, { id }: CustomPreset) =>
  list.filter((preset) => preset.id !== id);

/**
 * Changes to the custom presets, sent one after the other. Deleting and restoring show at once, and are
 * undone if the request fails; a saved preset shows once the server has it.
 */
export function useChangePresets() {
  const client = useClient();
  const userId = useUserId();
  const { change, options } = useOptimisticList<List>(
    customPresetKeys.of(userId),
    'customPresets.change',
  );

  const { mutateAsync: save } = useMutation({
    ...options,
    mutationFn: (preset: CustomPresetToSave) => saveCustomPreset(client, preset),
    onSuccess: (_nothing, preset) => change((list) => withPreset(list, preset)),
  });
  const { mutateAsync: remove } = useMutation({
    ...options,
    mutationFn: ({ id }: CustomPreset) => deleteCustomPreset(client, { userId, id }),
    onMutate: (preset) => change((list) => withoutPreset(list, preset)),
    onError: (_error, preset) => change((list) => withPreset(list, preset)),
  });
  const { mutateAsync: putBack } = useMutation({
    ...options,
    mutationFn: (preset: CustomPreset) => saveCustomPreset(client, preset),
    onMutate: (preset) => change((list) => withPreset(list, preset)),
    onError: (_error, preset) => change((list) => withoutPreset(list, preset)),
  });
  return { save, remove, putBack };
}
