import { useTranslation } from '@niyama/i18n';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { SelectionDialogState } from '../types.ts';

interface CommunityDialogProps {
  state: Extract<SelectionDialogState, { kind: 'community' }>;
  /** How many people are added. */
  count: number;
  onAdd: (community: PickerOption) => void;
  onClose: () => void;
}

/** Chooses the community to which people are added. */
export function CommunityDialog({ state, count, onAdd, onClose }: CommunityDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { communities, isBusy, failure } = state;
  const formId = useId();
  const [chosen, setChosen] = useState<PickerOption[]>([]);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [community] = chosen;
    setMissing(!community);
    if (!community) event.currentTarget.querySelector('input')?.focus();
    // Enter sends the form whether or not its button is asleep.
    if (community && !isBusy) onAdd(community);
  };
  const close = isBusy ? () => undefined : onClose;
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={close}>
            {t('common:action.cancel')}
          </Button>
          <Button
            busyLabel={t('communities.members.adding')}
            form={formId}
            isBusy={isBusy}
            type="submit"
          >
            {t('users.community.submit')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('users.selection.community')}
      onClose={close}
    >
      <form noValidate id={formId} onSubmit={submit}>
        <Stack gap="4">
          {failure ? <FormAlert>{failure.message}</FormAlert> : null}
          <Text>{t('users.community.text', { count })}</Text>
          <SearchPicker
            isRequired
            amount="one"
            chosen={chosen}
            chosenLabel={t('users.community.chosen')}
            emptyText={communities.emptyText}
            label={t('users.community.label')}
            options={communities.options}
            placeholder={t('users.community.hint')}
            removeLabel={t('picker.remove')}
            {...(isMissing ? { errorMessage: t('users.community.missing') } : {})}
            onChange={(options) => {
              setMissing(false);
              setChosen(options);
            }}
            onOpen={communities.onOpen}
            onQueryChange={communities.onQueryChange}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
