import {
  type Language,
  languageNames,
  languages,
  languageTag,
  maxMandatory,
  type NamedAsana,
  nameLanguage,
  type AppSettings,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { form } from '../SettingsScreen.css.ts';
import { Order } from './Order.tsx';
import type { SettingsScreenProps } from '../types.ts';

type GeneralProps = Pick<
  SettingsScreenProps,
  'state' | 'picker' | 'onRetry' | 'onSave' | 'onLoadNewer'
> & {
  /** The unsaved changes, stored in the screen so that they survive a change of tabs. */
  draft: GeneralDraft | null;
  onDraft: (draft: GeneralDraft | null) => void;
};
type ReadyProps = Omit<GeneralProps, 'state' | 'onRetry'> & {
  state: Extract<GeneralProps['state'], { status: 'ready' }>;
};

/** The daily mandatory poses and the default language. */
export function General({ state, onRetry, ...rest }: GeneralProps) {
  const { t } = useTranslation(['admin', 'common']);
  if (state.status === 'loading') {
    return (
      <Stack gap="4">
        <VisuallyHidden>
          <output>{t('common:loading')}</output>
        </VisuallyHidden>
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
      </Stack>
    );
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={<Button onPress={onRetry}>{t('common:action.retry')}</Button>}
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={state.isOffline ? t('table.noConnection') : t('settings.loadFailed')}
      />
    );
  }
  return <GeneralForm {...rest} state={state} />;
}

const toOption = (asana: NamedAsana): PickerOption => ({
  id: asana.id,
  label: asana.name,
  lang: nameLanguage(asana),
});

/** What was entered, and which state of the settings it began with. */
export interface GeneralDraft {
  seen: string;
  language: Language;
  mandatory: readonly PickerOption[];
}

/** Whether a draft differs from what is stored. */
export const hasChanged = (draft: GeneralDraft, { defaultLanguage, mandatory }: AppSettings) =>
  draft.language !== defaultLanguage ||
  draft.mandatory.length !== mandatory.length ||
  draft.mandatory.some(({ id }, place) => id !== mandatory[place]?.id);

function GeneralForm({ state, picker, draft, onDraft, onSave, onLoadNewer }: ReadyProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { settings, isBusy, failure } = state;
  const stored = useMemo(
    (): GeneralDraft => ({
      seen: settings.updatedAt,
      language: settings.defaultLanguage,
      mandatory: settings.mandatory.map(toOption),
    }),
    [settings],
  );
  // Nothing is left of a draft once it is saved: what is entered next began with the newer state.
  const entered = draft && hasChanged(draft, settings) ? draft : stored;
  const change = (changed: Partial<GeneralDraft>) => onDraft({ ...entered, ...changed });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({
      seen: entered.seen,
      defaultLanguage: entered.language,
      mandatoryIds: entered.mandatory.map(({ id }) => id),
    });
  };
  const [asksToLeave, setAsksToLeave] = useState(false);
  const loadNewer = () => {
    setAsksToLeave(false);
    onDraft(null);
    onLoadNewer();
  };
  return (
    <form className={form} onSubmit={save}>
      <Stack gap="5">
        <SearchPicker
          {...picker}
          chosen={entered.mandatory}
          description={t('settings.general.mandatoryHint', { count: maxMandatory })}
          label={t('settings.general.mandatory')}
          placeholder={t('settings.general.search')}
          onChange={(chosen) => change({ mandatory: chosen.slice(0, maxMandatory) })}
        />
        <Order poses={entered.mandatory} onChange={(mandatory) => change({ mandatory })} />
        <Select
          description={t('settings.general.languageHint')}
          label={t('settings.general.language')}
          options={languages.map((id) => ({
            id,
            label: languageNames[languageTag[id]],
          }))}
          value={entered.language}
          onChange={(language) => change({ language })}
        />
        {failure ? (
          <FailureAlert
            failure={failure}
            onLoadNewer={() => (entered === stored ? loadNewer() : setAsksToLeave(true))}
          />
        ) : null}
        <Button busyLabel={t('settings.general.saving')} isBusy={isBusy} type="submit">
          {t('settings.general.save')}
        </Button>
      </Stack>
      {asksToLeave ? (
        <LeaveDialog onLeave={loadNewer} onStay={() => setAsksToLeave(false)} />
      ) : null}
    </form>
  );
}
