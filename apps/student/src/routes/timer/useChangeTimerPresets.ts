import { deleteTimerPreset, saveTimerPreset, timerPresetKeys } from '@niyama/data';
import type { TimerPreset } from '@niyama/domain';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOptimisticList } from '../shared/useOptimisticList.ts';

type List = TimerPreset[];

/** The list with a preset in its place by time. */
function withPreset(list: List, preset: TimerPreset): List {
  const timeOf = ({ createdAt }: TimerPreset) => Date.parse(createdAt);
  return [...list.filter(({ id }) => id !== preset.id), preset].toSorted(
    (one, other) => timeOf(other) - timeOf(one),
  );
}

const withoutPreset = (list: List, { id }: TimerPreset) =>
  list.filter((preset) => preset.id !== id);

/**
 * Changes to the timer presets, sent one after the other. Deleting and restoring show at once, and are
 * undone if the request fails; a saved preset shows once the server has it.
 */
export function useChangeTimerPresets() {
  const client = useClient();
  const userId = useUserId();
  const { change, options } = useOptimisticList<List>(
    timerPresetKeys.of(userId),
    'timerPresets.change',
  );
  const saving = {
    ...options,
    mutationFn: (preset: TimerPreset) => saveTimerPreset(client, { userId, preset }),
  };

  const { mutateAsync: save } = useMutation({
    ...saving,
    onSuccess: (_nothing, preset) => change((list) => withPreset(list, preset)),
  });
  const { mutateAsync: putBack } = useMutation({
    ...saving,
    onMutate: (preset) => change((list) => withPreset(list, preset)),
    onError: (_error, preset) => change((list) => withoutPreset(list, preset)),
  });
  const { mutateAsync: remove } = useMutation({
    ...options,
    mutationFn: ({ id }: TimerPreset) => deleteTimerPreset(client, { userId, id }),
    onMutate: (preset) => change((list) => withoutPreset(list, preset)),
    onError: (_error, preset) => change((list) => withPreset(list, preset)),
  });
  return { save, remove, putBack };
}
