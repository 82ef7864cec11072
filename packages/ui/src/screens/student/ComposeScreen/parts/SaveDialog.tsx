import { classPresetForm } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import { Totals } from '#screens/student/parts/Totals.tsx';
import type { SaveFormState } from '../types.ts';

interface SaveDialogProps extends SaveFormState {
  /** How many. */
  poses: number;
  seconds: number;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Gives a class a name, to be a custom preset from then on. */
export function SaveDialog({ name, isSaving, failure, onSave, onClose, ...what }: SaveDialogProps) {
  const { t } = useTranslation(['compose', 'student', 'common']);
  const form = useForm(classPresetForm, (values) => onSave(values.name));
  const formId = useId();
  const mistake = form.errorOf('name');
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            busyLabel={t('student:customPresets.form.saving')}
            form={formId}
            isBusy={isSaving}
            type="submit"
          >
            {t('student:customPresets.form.save')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('save.action')}
      onClose={onClose}
    >
      <form {...form.props} id={formId}>
        <Stack gap="4">
          {failure === null ? null : <FormAlert>{failure}</FormAlert>}
          <TextField
            defaultValue={name}
            errorMessage={mistake && t(`common:${mistake}`)}
            label={t('student:customPresets.form.name')}
            name="name"
            onChange={() => form.clearError('name')}
          />
          <Stack gap="1">
            <Text size="small" tone="soft">
              {t('save.what')}
            </Text>
            <Totals isClass {...what} />
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
