import {
  asanaForm,
  type AsanaFields,
  asanaLimits,
  categories,
  difficulties,
  mediaSlots,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { MediaField } from '#screens/admin/parts/MediaField.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import type { AsanasDialog } from '../types.ts';
import { aboveFooter, footer, pair } from './AsanaDialog.css.ts';
import { toDraft } from './draft.ts';
import { Film } from './Film.tsx';
import { TargetAreaField } from './TargetAreaField.tsx';

interface AsanaDialogProps {
  dialog: Extract<AsanasDialog, { kind: 'form' }>;
}

/** The buttons are in reach from everywhere, what they answer is at the end of the form. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Adds a pose or changes one. It stays open with the reason when a file could not be stored. */
export function AsanaDialog({ dialog }: AsanaDialogProps) {
  const { asana, saving, failure, media } = dialog;
  const { t } = useTranslation(['admin', 'common']);
  const isBusy = saving.status !== 'idle';
  const form = useDraftForm(asanaForm, toDraft(asana), (values) => {
    // Enter sends the form whether or not its button is asleep.
    if (!isBusy) dialog.onSave(values);
  });
  const { draft, fieldOf } = form;
  const { close, question } = useClosing({
    hasChanges: form.hasChanges || mediaSlots.some((slot) => media[slot].fileName !== null),
    isBusy,
    onClose: dialog.onClose,
  });
  const numberOf = (name: 'points' | 'durationSeconds') => {
    const { least, most, step } = asanaLimits[name];
    return { ...fieldOf(name), minValue: least, maxValue: most, step };
  };
  const linesOf = (name: 'benefits' | 'safetyTips') => (
    <TextField
      {...fieldOf(name)}
      multiline
      description={t('asanas.form.linesHint')}
      label={t(`asanas.form.${name}`)}
    />
  );
  // By name, so that none can be forgotten: a form that sends less than its schema asks for cannot be saved.
  const fields: Record<keyof AsanaFields, ReactNode> = {
    name: <TextField {...fieldOf('name')} autoComplete="off" label={t('asanas.column.name')} />,
    sanskritName: (
      <TextField
        {...fieldOf('sanskritName')}
        autoComplete="off"
        description={t('asanas.form.optional')}
        label={t('asanas.column.sanskritName')}
      />
    ),
    aliases: (
      <TextField
        {...fieldOf('aliases')}
        multiline
        autoComplete="off"
        description={t('asanas.form.aliasesHint')}
        label={t('asanas.form.aliases')}
      />
    ),
    description: (
      <TextField {...fieldOf('description')} multiline label={t('asanas.form.description')} />
    ),
    difficulty: (
      <Select
        {...fieldOf('difficulty')}
        label={t('asanas.column.difficulty')}
        options={difficulties.map((id) => ({ id, label: t(`common:difficulty.${id}`) }))}
      />
    ),
    category: (
      <Select
        {...fieldOf('category')}
        label={t('asanas.form.category')}
        options={categories.map((id) => ({ id, label: t(`common:category.${id}`) }))}
      />
    ),
    points: (
      <NumberField
        {...numberOf('points')}
        description={t('asanas.form.pointsHint')}
        label={t('asanas.column.points')}
      />
    ),
    durationSeconds: (
      <NumberField
        {...numberOf('durationSeconds')}
        description={t('asanas.form.durationHint')}
        label={t('asanas.form.duration')}
      />
    ),
    twoSided: (
      <Switch
        description={t('asanas.form.twoSidedHint')}
        isSelected={draft.twoSided}
        label={t('asanas.form.twoSided')}
        name="twoSided"
        onChange={fieldOf('twoSided').onChange}
      />
    ),
    targetArea: <TargetAreaField {...fieldOf('targetArea')} />,
    benefits: linesOf('benefits'),
    safetyTips: linesOf('safetyTips'),
  };
  const picture = {
    key: asana?.key ?? null,
    category: draft.category,
    name: draft.name,
    imageUrl: media.image.address,
  };
  const previews = {
    image: <PosePicture decorative asana={picture} />,
    video: <Film address={media.video.address} />,
  };
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t(asana ? 'asanas.form.editTitle' : 'asanas.add')}
      onClose={close}
    >
      <form {...form.props} className={aboveFooter}>
        <Stack gap="5">
          {fields.name}
          {fields.sanskritName}
          {fields.aliases}
          {fields.description}
          <div className={pair}>
            {fields.difficulty}
            {fields.category}
            {fields.points}
            {fields.durationSeconds}
          </div>
          {fields.twoSided}
          {fields.targetArea}
          {fields.benefits}
          {fields.safetyTips}
          {mediaSlots.map((slot) => (
            <MediaField
              key={slot}
              media={media[slot]}
              preview={previews[slot]}
              saving={saving}
              slot={slot}
              onPick={(file) => dialog.onPickMedia(slot, file)}
              onRemove={() => dialog.onRemoveMedia(slot)}
            />
          ))}
          {/* Beside the button that was pressed: the form is longer than a screen. */}
          {failure ? (
            <div ref={intoView}>
              <FailureAlert failure={failure} onLoadNewer={dialog.onLoadNewer} />
            </div>
          ) : null}
          <div className={footer}>
            <Inline justify="end">
              <Button isDisabled={isBusy} variant="secondary" onPress={close}>
                {t('common:action.cancel')}
              </Button>
              <Button
                busyLabel={t(asana ? 'asanas.form.updating' : 'asanas.form.uploading')}
                isBusy={isBusy}
                type="submit"
              >
                {t(asana ? 'asanas.form.update' : 'asanas.add')}
              </Button>
            </Inline>
          </div>
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
