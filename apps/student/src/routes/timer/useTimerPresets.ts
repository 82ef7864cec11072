import { timerPresetsQuery } from '@niyama/data';
import { consoleLogger, DataError, type MeditationChoice, type TimerPreset } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { PresetFormState } from '@niyama/ui/screens/student/TimerScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useChangeTimerPresets } from './useChangeTimerPresets.ts';

interface OpenForm extends PresetFormState {
  /** Of the preset to be. */
  id: string;
}

/** Names that a reader takes for one. */
const isSameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * The student's own timer presets, with a toast for each change. Deleting shows at once and can be
 * undone.
 *
 * @param isShown false where the page shows something else, so that nothing is asked.
 */
export function useTimerPresets(isShown: boolean) {
  const { t, i18n } = useTranslation(['student', 'common', 'timer']);
  const client = useClient();
  const userId = useUserId();
  const changePresets = useChangeTimerPresets();
  const { data, error, refetch } = useQuery({
    ...timerPresetsQuery(client, userId),
    enabled: isShown,
  });
  const [form, setForm] = useState<OpenForm | null>(null);
  /** The form that is open now: one that was closed while it saved stays closed. */
  const openId = useRef<string | null>(null);
  useEffect(() => () => void (openId.current = null), []);
  const show = (next: OpenForm | null) => {
    openId.current = next?.id ?? null;
    setForm(next);
  };

  const failed = (message: string, cause: unknown) => {
    consoleLogger.warn('A timer preset could not be changed', cause);
    toasts.show({ tone: 'error', message });
  };

  const save = async (
    { id }: OpenForm,
    name: string,
    { plan, bellMode, volume }: MeditationChoice,
  ) => {
    if (data?.some((preset) => isSameName(preset.name, name))) {
      show({ id, isSaving: false, failure: t('timer:presets.nameTaken') });
      return;
    }
    const createdAt = new Date().toISOString();
    show({ id, isSaving: true, failure: null });
    try {
      await changePresets.save({ id, name, createdAt, plan, bellMode, volume });
      if (openId.current === id) show(null);
      toasts.show({ tone: 'success', message: t('timer:presets.saved', { name }) });
    } catch (cause) {
      consoleLogger.warn('A timer preset could not be saved', cause);
      const reason = errorText(i18n, DataError.from(cause));
      const failure = `${t('customPresets.saveFailed')}. ${reason}`;
      if (openId.current === id) show({ id, isSaving: false, failure });
      else toasts.show({ tone: 'error', message: failure });
    }
  };

  const restore = async (preset: TimerPreset) => {
    try {
      await changePresets.putBack(preset);
    } catch (cause) {
      failed(t('customPresets.saveFailed'), cause);
    }
  };

  const remove = async (preset: TimerPreset) => {
    try {
      await changePresets.remove(preset);
      const undo = { label: t('common:action.undo'), onAction: () => void restore(preset) };
      const message = t('customPresets.deleted');
      toasts.show({ tone: 'success', message, action: undo });
    } catch (cause) {
      failed(t('customPresets.deleteFailed'), cause);
    }
  };

  return {
    presets: toLoad(i18n, { data, error }, (presets, stale) => ({ presets, stale })),
    form,
    retry: () => void refetch(),
    // The id is made here: however often it is sent, one preset is saved.
    openForm: () => show({ id: crypto.randomUUID(), isSaving: false, failure: null }),
    closeForm: () => show(null),
    save: (name: string, choice: MeditationChoice) => {
      if (form && !form.isSaving) void save(form, name, choice);
    },
    remove: (preset: TimerPreset) => void remove(preset),
  };
}
