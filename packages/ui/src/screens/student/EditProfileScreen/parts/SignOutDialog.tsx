import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import {
  type Clearing,
  clearsNothing,
  type UnsyncedData,
  UnsyncedDataNote,
} from '#screens/student/parts/UnsyncedData.tsx';
import type { AccountFormState } from '#screens/student/parts/AccountFormDialog.tsx';

interface SignOutDialogProps {
  form: AccountFormState;
  here: UnsyncedData;
  /** @param clears what of this device goes as well. */
  onConfirm: (clears: Clearing) => void;
  onClose: () => void;
}

/** Asked before every device is signed out. */
export function SignOutDialog({ form, here, onConfirm, onClose }: SignOutDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const [clears, setClears] = useState(clearsNothing);
  const isBusy = form.status === 'busy';
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={onClose}>
            {t('session.unsent.stay')}
          </Button>
          <Button
            busyLabel={t('account.signOut.busy')}
            isBusy={isBusy}
            variant="danger"
            onPress={() => onConfirm(clears)}
          >
            {t('account.signOut.action')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t('account.signOut.title')}
      onClose={isBusy ? () => undefined : onClose}
    >
      <Stack gap="4">
        <Text>{t('account.signOut.text')}</Text>
        <UnsyncedDataNote clears={clears} here={here} onClearsChange={setClears} />
        {form.status === 'failed' ? <FormAlert>{form.message}</FormAlert> : null}
      </Stack>
    </Dialog>
  );
}
