import {
  type ComposedItem,
  consoleLogger,
  DataError,
  type LibraryAsana,
  toBody,
  type Wish,
} from '@niyama/domain';
import { errorText, languageOf, useTranslation } from '@niyama/i18n';
import type { SaveFormState } from '@niyama/ui/screens/student/ComposeScreen';
import { useRef, useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useChangePresets } from '../customPresets/useChangePresets.ts';

interface SavedClass {
  wish: Wish;
  items: readonly ComposedItem[];
  seconds: number;
  asanas: ReadonlyMap<string, LibraryAsana>;
}

/** How many of the wished regions the proposed name says. */
const namedRegions = 2;

/** Saves a class as a custom preset under a name, with the times and sets that it has. */
export function useSaveClass({ wish, items, seconds, asanas }: SavedClass) {
  const { t, i18n } = useTranslation(['compose', 'student', 'common']);
  const presets = useChangePresets();
  // The id is made when the name is asked for: however often it is sent, one preset is saved.
  const [form, setForm] = useState<(SaveFormState & { id: string }) | null>(null);
  /** The form that is open now: one that was closed while it saved stays closed. */
  const openId = useRef<string | null>(null);
  const show = (next: (SaveFormState & { id: string }) | null) => {
    openId.current = next?.id ?? null;
    setForm(next);
  };
  const proposedName = [
    t('common:duration.minutesShort', { minutes: Math.round(seconds / 60) }),
    t(`energy.${wish.energy}`),
    ...wish.focus.slice(0, namedRegions).map((region) => t(`region.${region}`)),
  ].join(' · ');

  const save = async (id: string, name: string) => {
    show({ id, name, isSaving: true, failure: null });
    try {
      const body = toBody(items, asanas, languageOf(i18n), Math.random);
      await presets.add({
        added: { id, name, description: null, createdAt: null, body },
        asanas: items.flatMap(({ asanaId }) => asanas.get(asanaId) ?? []),
      });
      if (openId.current === id) show(null);
      toasts.show({ tone: 'success', message: t('student:customPresets.created') });
    } catch (error) {
      consoleLogger.warn('A class could not be saved', error);
      const reason = errorText(i18n, DataError.from(error));
      const failure = `${t('student:customPresets.saveFailed')}. ${reason}`;
      if (openId.current === id) show({ id, name, isSaving: false, failure });
      else toasts.show({ tone: 'error', message: failure });
    }
  };
  return {
    proposedName,
    state: form,
    open: () =>
      show({ id: crypto.randomUUID(), name: proposedName, isSaving: false, failure: null }),
    close: () => show(null),
    save: (name: string) => {
      if (form) void save(form.id, name);
    },
  };
}
