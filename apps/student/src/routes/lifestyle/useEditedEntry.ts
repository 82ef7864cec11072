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
  const [opened, setOpened] = useState<Omit<
    EditedEntry,
    'onChange' | 'onSave' | 'onCancel'
  > | null>(null);
  const [asksToClose, setAsksToClose] = useState(false);
  const isChanged = opened !== null && !isSame(opened.values, valuesOf(opened.entry));
  const unsaved = useUnsavedChanges(isChanged);

  const close = () => {
    setOpened(null);
    setAsksToClose(false);
  };
  const edited: EditedEntry | null = opened && {
    ...opened,
    onChange: (values) => setOpened((known) => known && { ...known, values }),
    onSave: (values) => {
      const refusal = put({ ...opened.entry, ...values });
      if (refusal !== null) {
        setOpened({ ...opened, refusal });
        return;
      }
      close();
      toasts.show({ tone: 'success', message: t('lifestyle.changed') });
    },
    onCancel: () => (isChanged ? setAsksToClose(true) : close()),
  };
  const leaving = {
    onStay: () => {
      setAsksToClose(false);
      unsaved.stay();
    },
    onLeave: () => {
      close();
      if (unsaved.isAsking) unsaved.discard();
    },
  };
  return {
    edited,
    leaving: asksToClose || unsaved.isAsking ? leaving : null,
    open: (entry: LifestyleEntry) => setOpened({ entry, values: valuesOf(entry), refusal: null }),
  };
}

function valuesOf({ id: _id, date: _date, ...values }: LifestyleEntry): LifestyleValues {
  return values;
}

/** Both come from the same form, with their fields in the same order. */
const isSame = (one: LifestyleValues, other: LifestyleValues) =>
  JSON.stringify(one) === JSON.stringify(other);
