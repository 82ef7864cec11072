import type { StorageRefusal } from '@niyama/device';
import type { LifestyleEntry, LifestyleValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { EditedEntry } from '@niyama/ui/screens/student/LifestyleScreen';
import { useState } from 'react';
import { useUnsavedChanges } from '@niyama/app/leaveGuard.tsx';
import { toasts } from '../../app/toasts.ts';

/** The entry that is being changed; closing it or leaving asks before changes are lost. */
export function useEditedEntry(put: (entry: LifestyleEntry) => StorageRefusal | null) {
  const { t } = useTranslation('student');
  const [edited, setEdited] = useState<EditedEntry | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);
  const isChanged = edited !== null && !isSame(edited.values, valuesOf(edited.entry));
  const unsaved = useUnsavedChanges(isChanged);

  const close = () => {
    setEdited(null);
    setAsksToClose(false);
  };
  return {
    edited,
    asksToLeave: asksToClose || unsaved.isAsking,
    open: (entry: LifestyleEntry) => setEdited({ entry, values: valuesOf(entry), refusal: null }),
    change: (values: LifestyleValues) => setEdited((known) => known && { ...known, values }),
    save: (values: LifestyleValues) => {
      if (!edited) return;
      const refusal = put({ ...edited.entry, ...values });
      if (refusal !== null) {
        setEdited({ ...edited, refusal });
        return;
      }
      close();
      toasts.show({ tone: 'success', message: t('lifestyle.changed') });
    },
    cancel: () => (isChanged ? setAsksToClose(true) : close()),
    stay: () => {
      setAsksToClose(false);
      unsaved.stay();
    },
    discard: () => {
      close();
      if (unsaved.isAsking) unsaved.discard();
    },
  };
}

function valuesOf({ id: _id, date: _date, ...values }: LifestyleEntry): LifestyleValues {
  return values;
}

/** Both come from the same form, with their fields in the same order. */
const isSame = (one: LifestyleValues, other: LifestyleValues) =>
  JSON.stringify(one) === JSON.stringify(other);
