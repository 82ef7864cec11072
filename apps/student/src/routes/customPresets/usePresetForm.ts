import {
  changedMeanwhile,
  consoleLogger,
  type CustomPresetValues,
  DataError,
  type OwnClass,
} from '@niyama/domain';
import { errorText, languageOf, useTranslation } from '@niyama/i18n';
import type {
  PresetDraft,
  PresetFormState,
  PresetPoses,
} from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useChangePresets } from './useChangePresets.ts';

interface OpenForm {
  /** As it was when the form was opened. */
  opened: PresetDraft;
  draft: PresetDraft;
  /** Null for a new preset. */
  changed: OwnClass | null;
  /** Whether the preset is to be added: it is new, or another tab or device has deleted it. */
  isMissing: boolean;
}

const isSame = (one: PresetDraft, other: PresetDraft) =>
  one.name === other.name &&
  one.description === other.description &&
  JSON.stringify(one.body) === JSON.stringify(other.body);

interface PresetFormOptions {
  /** Those that the presets name. */
  poses: PresetPoses;
  /** The presets as they are on the server now. */
  readAgain: () => Promise<readonly OwnClass[]>;
}

/** The form of a new preset, or of one that is changed; one at a time. */
export function usePresetForm({ poses, readAgain }: PresetFormOptions) {
  const { t, i18n } = useTranslation(['student', 'common']);
  const { add, save: change } = useChangePresets();
  const [form, setForm] = useState<OpenForm | null>(null);
  const [saving, setSaving] = useState<PresetFormState['save']>({ status: 'idle' });
  /** The form that is open now: what was closed while it was saved is no longer there. */
  const openId = useRef<string | null>(null);
  const close = () => {
    openId.current = null;
    setForm(null);
  };
  useEffect(() => () => void (openId.current = null), []);

  const open = (draft: PresetDraft, changed: OwnClass | null) => {
    openId.current = draft.id;
    setSaving({ status: 'idle' });
    setForm({ opened: draft, draft, changed, isMissing: changed === null });
  };
  /** Saved again, the form replaces what was faster, or brings the preset back. */
  const catchUp = async ({ id }: OwnClass) => {
    const now = (await readAgain()).find((preset) => preset.id === id);
    setForm((known) =>
      known?.changed?.id === id
        ? { ...known, changed: now ?? known.changed, isMissing: now === undefined }
        : known,
    );
  };
  const save = async ({ draft, changed, isMissing }: OpenForm, values: CustomPresetValues) => {
    const { id, body } = draft;
    const fields = { name: values.name, description: values.description, body };
    const asanas = [...draft.poses.values()];
    setSaving({ status: 'busy' });
    try {
      if (changed && !isMissing) await change({ changed, fields, asanas });
      else {
        const createdAt = changed?.createdAt ?? null;
        await add({ added: { id, createdAt, ...fields }, asanas });
      }
      if (openId.current === id) close();
      const message = t(changed ? 'customPresets.changed' : 'customPresets.created');
      toasts.show({ tone: 'success', message });
    } catch (error) {
      consoleLogger.warn('A preset could not be saved', error);
      const failure = DataError.from(error);
      const isOutdated = changed !== null && failure.code === changedMeanwhile;
      const reason = isOutdated ? t('customPresets.changedElsewhere') : errorText(i18n, failure);
      const message = `${t('customPresets.saveFailed')}. ${reason}`;
      if (isOutdated) await catchUp(changed);
      if (openId.current === id) setSaving({ status: 'failed', message });
      else toasts.show({ tone: 'error', message });
    }
  };
  const state: PresetFormState | null = form && {
    isNew: form.changed === null,
    draft: form.draft,
    save: saving,
  };
  return {
    state,
    hasChanges: form !== null && !isSame(form.opened, form.draft),
    create: () => {
      const body = { v: 1, language: languageOf(i18n), items: [] } as const;
      // The id is made here: however often it is sent, one preset is saved.
      open({ id: crypto.randomUUID(), name: '', description: '', body, poses: new Map() }, null);
    },
    edit: (preset: OwnClass) => {
      const { id, name, description, body } = preset;
      if (body) open({ id, name, description: description ?? '', body, poses }, preset);
    },
    type: (draft: PresetDraft) => setForm((known) => known && { ...known, draft }),
    close,
    save: (values: CustomPresetValues) => {
      if (form) void save(form, values);
    },
  };
}
