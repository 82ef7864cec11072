import { createSettingsDraftStore } from '@niyama/device';
import { changesOf, type SettingsDraft, type SettingsValues } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';

/**
 * The unsaved changes. This device stores them at once, and offers them again after the student left
 * without saving.
 *
 * @param saved null until it is known.
 * @param isSaving keeps also what equals it: it may be taken back while the other is being saved.
 */
export function useSettingsDraft(saved: SettingsValues | null, isSaving: boolean) {
  const userId = useUserId();
  const [store] = useState(() => createSettingsDraftStore(userId));
  const [left, setLeft] = useState<SettingsDraft>(() => store.read() ?? {});
  const [draft, setDraft] = useState<SettingsDraft>({});
  const differing = (changes: SettingsDraft) => (saved ? changesOf(changes, saved) : {});

  const changes = differing(draft);
  // What is saved by now, here or in another tab, is no change any more.
  if (saved && !isSaving && Object.keys(changes).length < Object.keys(draft).length)
    setDraft(changes);

  const all = { ...left, ...draft };
  const unsaved = isSaving ? all : differing(all);
  const keep = useEffectEvent(() => store.keep(unsaved));
  // Only what changed here: another tab may have a different draft.
  const word = saved && JSON.stringify(unsaved);
  useEffect(() => {
    if (word !== null) keep();
  }, [word]);

  return {
    changes,
    change: (changed: SettingsDraft) => setDraft((known) => ({ ...known, ...changed })),
    isOffered: Object.keys(differing(left)).length > 0,
    use: () => {
      setDraft({ ...left, ...draft });
      setLeft({});
    },
    discard: () => setLeft({}),
  };
}
