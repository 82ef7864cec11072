import type { LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useDayName } from '#screens/student/parts/useDayName.ts';
import type { EditedEntry } from '../types.ts';
import { LifestyleForm } from './LifestyleForm.tsx';

interface EditDialogProps {
  edited: EditedEntry;
  today: LocalDate;
}

/** The form again, with an entry in it. */
export function EditDialog({ edited, today }: EditDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const nameOf = useDayName(today);
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t('lifestyle.edit.title', { day: nameOf(edited.entry.date) })}
      onClose={edited.onCancel}
    >
      <LifestyleForm
        headingLevel={3}
        refusal={edited.refusal}
        submitLabel={t('lifestyle.save.changes')}
        values={edited.values}
        onChange={edited.onChange}
        onSave={edited.onSave}
      />
    </Dialog>
  );
}
