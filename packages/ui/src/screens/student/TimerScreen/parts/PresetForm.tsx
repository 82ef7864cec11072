import { clockText, type MeditationChoice, timerPresetForm } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import type { PresetFormState } from '../types.ts';
import { useBellWords } from './useBellWords.ts';

interface PresetFormProps extends PresetFormState {
  choice: MeditationChoice;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Gives the settings of the timer a name. */
export function PresetForm({ choice, isSaving, failure, onSave, onClose }: PresetFormProps) {
  const { t } = useTranslation(['student', 'common', 'timer']);
  const bellWords = useBellWords();
  const form = useForm(timerPresetForm, ({ name }) => onSave(name));
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
            busyLabel={t('customPresets.form.saving')}
            form={formId}
            isBusy={isSaving}
            type="submit"
          >
            {t('customPresets.form.save')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('timer:presets.create')}
      onClose={onClose}
    >
      <form {...form.props} id={formId}>
        <Stack gap="4">
          {failure === null ? null : <FormAlert>{failure}</FormAlert>}
          <TextField
            errorMessage={mistake && t(`common:${mistake}`)}
            label={t('customPresets.form.name')}
            name="name"
            onChange={() => form.clearError('name')}
          />
          <Stack gap="1">
            <Text size="small" tone="soft">
              {t('timer:presets.saves')}
            </Text>
            <Text tabular weight="medium">
              {[clockText(choice.plan.durationSeconds), bellWords(choice)].join(' · ')}
            </Text>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
