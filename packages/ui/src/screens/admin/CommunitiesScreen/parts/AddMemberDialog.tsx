import { useTranslation } from '@niyama/i18n';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { type PickerOption, SearchPicker } from '#components/SearchPicker/SearchPicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useUserName } from '#screens/admin/parts/useUserName.ts';
import type { MembersStep, MembersActions } from '../types.ts';

interface AddMemberDialogProps {
  step: Extract<MembersStep, { kind: 'add' }>;
  actions: MembersActions;
}

/** Picks a student who is not a member yet. */
export function AddMemberDialog({ step, actions }: AddMemberDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { newcomers, isBusy, failure } = step;
  const nameOf = useUserName();
  const formId = useId();
  const [chosen, setChosen] = useState<PickerOption[]>([]);
  const [isMissing, setMissing] = useState(false);
  const isNobodyLeft =
    newcomers.status === 'ready' && newcomers.people.length === 0 && newcomers.search === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [user] = chosen;
    setMissing(!user);
    if (!user) event.currentTarget.querySelector('input')?.focus();
    // Enter sends the form whether or not its button is asleep.
    if (user && !isBusy) actions.onConfirmAdding(user.id);
  };
  const options =
    newcomers.status === 'ready'
      ? newcomers.people.map((person) => ({
          id: person.id,
          label: nameOf(person),
          note: `@${person.username}`,
        }))
      : newcomers.status === 'failed'
        ? []
        : null;
  const close = isBusy ? () => undefined : actions.onCloseStep;
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
            isDisabled={isNobodyLeft}
            type="submit"
          >
            {t('communities.members.add')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('communities.members.add')}
      onClose={close}
    >
      <form noValidate id={formId} onSubmit={submit}>
        <Stack gap="4">
          {isNobodyLeft ? (
            <Text as="output">{t('communities.members.nobodyLeft')}</Text>
          ) : (
            <SearchPicker
              isRequired
              amount="one"
              chosen={chosen}
              chosenLabel={t('communities.members.chosen')}
              emptyText={newcomers.status === 'loading' ? t('common:loading') : t('picker.nothing')}
              label={t('communities.members.user')}
              options={options}
              placeholder={t('communities.members.userHint')}
              removeLabel={t('picker.remove')}
              {...(isMissing ? { errorMessage: t('communities.members.missing') } : {})}
              onChange={(users) => {
                setMissing(false);
                setChosen(users);
              }}
              onQueryChange={actions.onSearchNewcomers}
            />
          )}
          {newcomers.status === 'failed' ? (
            <FormAlert
              action={
                <Button variant="secondary" onPress={actions.onRetryNewcomers}>
                  {t('common:action.retry')}
                </Button>
              }
            >
              {t('communities.error.newcomers', { reason: newcomers.reason })}
            </FormAlert>
          ) : null}
          {failure === null ? null : <FormAlert>{failure}</FormAlert>}
        </Stack>
      </form>
    </Dialog>
  );
}
