import type { LifestyleLog, StorageRefusal } from '@niyama/device';
import {
  type LifestyleEntry,
  type LifestyleValues,
  type LocalDate,
  defaultLifestyle,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { toasts } from '../../app/toasts.ts';

/** How long the toast after saving stays. */
const thanksMs = 3000;

/** The form for today. The device stores the draft until it is saved, so that leaving loses nothing. */
export function useDay(
  log: LifestyleLog,
  today: LocalDate,
  put: (entry: LifestyleEntry) => StorageRefusal | null,
) {
  const { t } = useTranslation(['student', 'common']);
  const [draft, setDraft] = useState(() => log.readDraft());
  const [isDraft, setIsDraft] = useState(draft !== null);
  const [refusal, setRefusal] = useState<StorageRefusal | null>(null);

  const change = (values: LifestyleValues | null) => {
    setDraft(values);
    log.keepDraft(values);
  };
  const save = (values: LifestyleValues) => {
    const refused = put({ ...values, id: crypto.randomUUID(), date: today });
    setRefusal(refused);
    if (refused !== null) return;
    change(null);
    setIsDraft(false);
    toasts.show(
      {
        tone: 'success',
        message: t('lifestyle.saved.title'),
        description: t('lifestyle.saved.text'),
      },
      thanksMs,
    );
  };
  const startOver = () => {
    const begun = draft;
    change(null);
    setIsDraft(false);
    toasts.show({
      tone: 'info',
      message: t('lifestyle.draft.cleared'),
      action: { label: t('common:action.undo'), onAction: () => change(begun) },
    });
  };
  return { values: draft ?? defaultLifestyle, isDraft, refusal, change, save, startOver };
}
