import {
  consoleLogger,
  type CustomPreset,
  type CustomPresetValues,
  type PresetPose,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PresetDraft, PresetFormState } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useChangePresets } from './useChangePresets.ts';

interface OpenForm {
  /** As it was when the form was opened. */
  opened: PresetDraft;
  draft: PresetDraft;
  /** Null for a new preset. */
  createdAt: string | null;
}

const isSamePose = (one: PresetPose, other: PresetPose | undefined) =>
  one.asanaId === other?.asanaId && one.sets === other.sets && one.seconds === other.seconds;

const isSame = (one: PresetDraft, other: PresetDraft) =>
  one.name === other.name &&
  one.description === other.description &&
  one.poses.length === other.poses.length &&
  one.poses.every((pose, place) => isSamePose(pose, other.poses[place]));

/** The form of a new preset, or of one that is changed; one at a time. */
export function usePresetForm() {
  const { t } = useTranslation('student');
  const changePresets = useChangePresets();
  const [form, setForm] = useState<OpenForm | null>(null);
  const [saving, setSaving] = useState<PresetFormState['save']>({ status: 'idle' });
  /** The form that is open now: what was closed while it was saved is no longer there. */
  const openId = useRef<string | null>(null);
  const close = () => {
    openId.current = null;
    setForm(null);
  };
  useEffect(() => () => void (openId.current = null), []);

  const open = (draft: PresetDraft, createdAt: string | null) => {
    openId.current = draft.id;
    setSaving({ status: 'idle' });
    setForm({ opened: draft, draft, createdAt });
  };
  const save = async (
    { draft: { id, poses }, createdAt }: OpenForm,
    values: CustomPresetValues,
  ) => {
    setSaving({ status: 'busy' });
    try {
      const { name, description } = values;
      await changePresets.save({ id, name, description, createdAt, poses });
      if (openId.current === id) close();
      const message = t(createdAt === null ? 'customPresets.created' : 'customPresets.changed');
      toasts.show({ tone: 'success', message });
    } catch (error) {
      consoleLogger.warn('A preset could not be saved', error);
      const message = t('customPresets.saveFailed');
      if (openId.current === id) setSaving({ status: 'failed', message });
      else toasts.show({ tone: 'error', message });
    }
  };
  const state: PresetFormState | null = form && {
    isNew: form.createdAt === null,
    draft: form.draft,
    save: saving,
  };
  return {
    state,
    hasChanges: form !== null && !isSame(form.opened, form.draft),
    // The id is made here: however often it is sent, one preset is saved.
    create: () => open({ id: crypto.randomUUID(), name: '', description: '', poses: [] }, null),
    edit: ({ id, name, description, poses, createdAt }: CustomPreset) =>
      open({ id, name, description: description ?? '', poses }, createdAt),
    type: (draft: PresetDraft) => setForm((known) => known && { ...known, draft }),
    close,
    save: (values: CustomPresetValues) => {
      if (form) void save(form, values);
    },
  };
}
