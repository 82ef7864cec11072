import {
  asanaFields,
  asanaForm,
  type AsanaFields,
  asanaLimits,
  type AsanaTags,
  categories,
  difficulties,
  type Language,
  mediaSlots,
  namesOf,
  toCautionLines,
  translationLanguages,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { type TabItem, Tabs } from '#components/Tabs/Tabs.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { MediaField } from '#screens/admin/parts/MediaField.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import type { AsanasDialog, TranslationsState } from '../types.ts';
import { aboveFooter, footer, pair } from './AsanaDialog.css.ts';
import { CautionFields } from './CautionFields.tsx';
import { cautionDraft, cautionsIn, toDraft } from './draft.ts';
import { Film } from './Film.tsx';
import { TagFields } from './TagFields.tsx';
import { TargetAreaField } from './TargetAreaField.tsx';
import { TranslationPanel } from './TranslationPanel.tsx';
import { type TabMark, TranslationTab } from './TranslationTab.tsx';
import { type TranslationEntry, useTranslationDrafts } from './useTranslationDrafts.ts';

interface AsanaDialogProps {
  dialog: Extract<AsanasDialog, { kind: 'form' }>;
}

/** Cautions refer to tips by position and must agree with the limits, so these are merged as one. */
const safetyFields = ['bodyPosition', 'avoidIf', 'safetyTips', 'cautions'];

/** The buttons are in reach from everywhere, what they answer is at the end of the form. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** What is most urgent in a language. */
function markOf({
  errors,
  changedByBoth,
  isStale,
  isConfirmed,
  missing,
}: TranslationEntry): TabMark | null {
  if (changedByBoth.length > 0) return 'wrong';
  if (Object.values(errors).some((error) => error !== undefined)) return 'wrong';
  if (missing.length > 0) return 'missing';
  return isStale && !isConfirmed ? 'stale' : null;
}

function NoTranslations({ state }: { state: TranslationsState }) {
  const { t } = useTranslation(['admin', 'common']);
  if (state.status !== 'failed') return <Spinner label={t('asanas.translation.loading')} />;
  const retry = (
    <Button variant="secondary" onPress={state.onRetry}>
      {t('common:action.tryAgain')}
    </Button>
  );
  return (
    <FormAlert action={retry}>{t('asanas.translation.failed', { reason: state.reason })}</FormAlert>
  );
}

/** Adds a pose or changes one, in English and in the other languages. It stays open with the reason when a file could not be stored. */
export function AsanaDialog({ dialog }: AsanaDialogProps) {
  const { asana, saving, failure, media } = dialog;
  const { t } = useTranslation(['admin', 'common']);
  const isBusy = saving.status !== 'idle';
  const [tab, setTab] = useState<Language>('english');
  const valid = useRef<AsanaFields | null>(null);
  const form = useDraftForm(
    asanaForm,
    toDraft(asana),
    (values) => {
      valid.current = values;
    },
    dialog.revision,
    safetyFields,
  );
  const { draft, fieldOf } = form;
  const languages = useTranslationDrafts({
    asana,
    english: draft,
    translations: dialog.translations.status === 'ready' ? dialog.translations.translations : null,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    valid.current = null;
    form.props.onSubmit(event);
    const translations = languages.check();
    const wrong =
      valid.current === null ? 'english' : 'wrong' in translations ? translations.wrong : null;
    if (wrong !== null) {
      // What is wrong in a tab that is not shown has to be there before it can have the focus.
      flushSync(() => setTab(wrong));
      // A button that opens a list takes no `aria-invalid`.
      const field = ':is([aria-invalid=true], [data-invalid] [aria-haspopup=listbox])';
      const inTab = `[role=tabpanel]:not([inert]) ${field}`;
      event.currentTarget.querySelector<HTMLElement>(inTab)?.focus();
    } else if (!isBusy && valid.current !== null && 'written' in translations) {
      // Enter sends the form whether or not its button is asleep.
      dialog.onSave(valid.current, translations.written);
    }
  };
  const { close, question } = useClosing({
    hasChanges:
      form.hasChanges ||
      languages.hasChanges ||
      mediaSlots.some((slot) => media[slot].fileName !== null),
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
      onChange={(text) => change(name, text)}
    />
  );
  const spokenOf = (name: 'entering' | 'holding' | 'leaving') => (
    <TextField
      {...fieldOf(name)}
      multiline
      description={t(`asanas.form.${name}Hint`)}
      label={t(`asanas.form.${name}`)}
    />
  );
  // By name, so that none can be forgotten: a form that sends less than its schema asks for cannot be saved.
  /** What a tip means stays with its words, and agrees with who should leave the pose out. */
  const change = (name: keyof AsanaFields, value: string) => {
    fieldOf(name).onChange(value);
    if (name === 'safetyTips' || name === 'avoidIf' || name === 'bodyPosition')
      fieldOf('cautions').onChange(cautionDraft(asana, draft, { ...draft, [name]: value }));
  };
  const fields: Record<Exclude<keyof AsanaFields, keyof AsanaTags>, ReactNode> = {
    name: <TextField {...fieldOf('name')} autoComplete="off" label={t('asanas.column.name')} />,
    sanskritName: (
      <TextField
        {...fieldOf('sanskritName')}
        autoComplete="off"
        description={t('asanas.form.optional')}
        label={t('asanas.column.sanskritName')}
      />
    ),
    sanskritIast: (
      <TextField
        {...fieldOf('sanskritIast')}
        autoComplete="off"
        description={t('asanas.form.sanskritIastHint')}
        label={t('asanas.form.sanskritIast')}
      />
    ),
    sanskritDevanagari: (
      <TextField
        {...fieldOf('sanskritDevanagari')}
        autoComplete="off"
        description={t('asanas.form.optional')}
        label={t('asanas.form.sanskritDevanagari')}
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
    cautions: (
      <>
        <CautionFields
          {...cautionsIn(draft)}
          errorMessage={fieldOf('cautions').errorMessage}
          onChange={(cautions) =>
            fieldOf('cautions').onChange((toCautionLines(cautions) ?? []).join('\n'))
          }
        />
        <input name="cautions" type="hidden" value={draft.cautions} />
      </>
    ),
    entering: spokenOf('entering'),
    holding: spokenOf('holding'),
    leaving: spokenOf('leaving'),
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
  const inEnglish = (
    <Stack gap="5">
      {fields.name}
      {fields.sanskritName}
      <div className={pair}>
        {fields.sanskritIast}
        {fields.sanskritDevanagari}
      </div>
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
      <TagFields draft={draft} onChange={change} />
      {fields.benefits}
      {fields.safetyTips}
      {fields.cautions}
      {fields.entering}
      {fields.holding}
      {fields.leaving}
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
    </Stack>
  );
  const wrongInEnglish = namesOf(asanaFields).some((name) => fieldOf(name).errorMessage);
  const tabs: TabItem<Language>[] = [
    {
      id: 'english',
      label: <TranslationTab language="english" mark={wrongInEnglish ? 'wrong' : null} />,
      content: inEnglish,
      // The form reads its fields when it is sent.
      keepsMounted: true,
    },
    ...translationLanguages.map((language): TabItem<Language> => {
      const entry = languages.entries.find((one) => one.language === language);
      return {
        id: language,
        label: <TranslationTab language={language} mark={entry ? markOf(entry) : null} />,
        content: entry ? (
          <TranslationPanel
            english={draft}
            entry={entry}
            onConfirm={(isConfirmed) => languages.onConfirm(language, isConfirmed)}
            onType={(name, text) => languages.onType(language, name, text)}
          />
        ) : (
          <NoTranslations state={dialog.translations} />
        ),
      };
    }),
  ];
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t(asana ? 'asanas.form.editTitle' : 'asanas.add')}
      onClose={close}
    >
      <form {...form.props} className={aboveFooter} onSubmit={submit}>
        <Stack gap="5">
          <Tabs
            label={t('asanas.translation.tabs')}
            selectedKey={tab}
            tabs={tabs}
            onSelectionChange={setTab}
          />
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
