import {
  classLimits,
  customPresetForm,
  type CustomPresetValues,
  type ListedItem,
  listedItems,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Copy, Plus, X } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import { OrderedPoses } from '#screens/student/parts/OrderedPoses.tsx';
import type { PresetFormState, PresetFormActions } from '../types.ts';
import { reordered, withDuplicate, withoutItems } from '../presetEdits.ts';
import { useOpenedForm } from '../useOpenedForm.ts';
import * as styles from './PresetForm.css.ts';

interface PresetFormProps extends PresetFormActions {
  form: PresetFormState;
}

const headingId = 'preset-form';
const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** Puts a preset together: its name, what it is for, and its poses in order. */
export function PresetForm({
  form: { isNew, draft, save },
  onType,
  onAddAsanas,
  onSave,
  onCancel,
}: PresetFormProps) {
  const { t } = useTranslation(['student', 'common']);
  const isBusy = save.status === 'busy';
  const form = useForm<CustomPresetValues>(customPresetForm, (values) => {
    // Enter sends the form whether or not its button is asleep.
    if (!isBusy) onSave(values);
  });
  const errorOf = (field: keyof CustomPresetValues) => {
    const error = form.errorOf(field);
    return error && t(`common:${error}`);
  };
  const fieldOf = (field: 'name' | 'description') => ({
    name: field,
    value: draft[field],
    errorMessage: errorOf(field),
    label: t(`customPresets.form.${field}`),
    onChange: (value: string) => {
      form.clearError(field);
      onType({ ...draft, [field]: value });
    },
  });
  const posesError = errorOf('poses');
  const items = listedItems(draft.body, draft.poses);
  const isFull = items.length >= classLimits.items;
  /** With its place where the pose is there several times. */
  const labelOf = (item: ListedItem) => {
    const name = item.asana?.name ?? t('pose.unknown');
    const copies = items.filter(({ asanaId }) => asanaId === item.asanaId);
    const place = items.findIndex(({ id }) => id === item.id) + 1;
    return copies.length > 1 ? `${name} (${place})` : name;
  };
  const element = useOpenedForm(onCancel);
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <form {...form.props} ref={element}>
        <Stack gap="5">
          <Heading id={headingId} level={2}>
            {t(`customPresets.form.${isNew ? 'new' : 'edit'}`)}
          </Heading>
          <div className={styles.columns}>
            <Stack gap="5">
              <TextField
                {...fieldOf('name')}
                autoComplete="off"
                placeholder={t('customPresets.form.namePlaceholder')}
              />
              <TextField
                {...fieldOf('description')}
                multiline
                description={t('customPresets.form.descriptionHint')}
              />
            </Stack>
            <Stack gap="3">
              <Inline justify="between">
                <Text as="output" weight="strong">
                  {t('customPresets.form.selected', { count: items.length })}
                </Text>
                <Button
                  icon={<Plus {...icon} />}
                  isDisabled={isFull}
                  variant="secondary"
                  onPress={() => {
                    form.clearError('poses');
                    onAddAsanas();
                  }}
                >
                  {t('customPresets.form.add')}
                </Button>
              </Inline>
              <input name="poses" type="hidden" value={items.length} />
              {posesError && items.length === 0 ? <FormAlert>{posesError}</FormAlert> : null}
              {items.length > 0 ? (
                <OrderedPoses
                  actionsOf={({ id }) => [
                    {
                      id: 'duplicate',
                      label: t('customPresets.form.duplicate'),
                      icon: <Copy {...icon} />,
                      isDisabled: isFull,
                      onAction: () => onType(withDuplicate(draft, id)),
                    },
                  ]}
                  idOf={({ id }) => id}
                  label={t('customPresets.form.list')}
                  limit={items.length}
                  poses={items}
                  renderWay={(item) => (
                    <IconButton
                      icon={<X {...icon} />}
                      label={t('customPresets.form.remove', { name: labelOf(item) })}
                      onPress={() => onType(withoutItems(draft, [item.id]))}
                    />
                  )}
                  onReorder={(ids) => onType(reordered(draft, ids))}
                />
              ) : null}
            </Stack>
          </div>
          {save.status === 'failed' ? <FormAlert>{save.message}</FormAlert> : null}
          <Inline justify="end">
            <Button isDisabled={isBusy} variant="secondary" onPress={onCancel}>
              {t('common:action.cancel')}
            </Button>
            <Button busyLabel={t('customPresets.form.saving')} isBusy={isBusy} type="submit">
              {t('customPresets.form.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </section>
  );
}
