import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import {
  type Clearing,
  clearsNothing,
  type UnsyncedData,
  UnsyncedDataNote,
} from '../parts/UnsyncedData.tsx';

export interface LogOutDialogProps {
  here: UnsyncedData;
  /**
   * Logs out and discards what the server does not have.
   *
   * @param clears what else goes with it.
   */
  onConfirm: (clears: Clearing) => void;
  onClose: () => void;
}

/** Asked before a logout while something is on this device alone. */
export function LogOutDialog({ here, onConfirm, onClose }: LogOutDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const [clears, setClears] = useState(clearsNothing);
  const words = wordsFor(here);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="danger" onPress={() => onConfirm(clears)}>
            {t(words.confirm)}
          </Button>
          <Button onPress={onClose}>{t(words.stay)}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t(words.title)}
      onClose={onClose}
    >
      <UnsyncedDataNote clears={clears} here={here} onClearsChange={setClears} />
    </Dialog>
  );
}

/** What would be lost for good is named first. */
function wordsFor({ practices, classes, changes, meditation }: UnsyncedData) {
  const stay = 'session.unsent.stay' as const;
  if (practices + classes + changes > 0) {
    return { title: 'session.unsent.title', confirm: 'session.unsent.logout', stay } as const;
  }
  if (meditation) {
    return {
      title: meditation === 'paused' ? 'timer.logOut.titlePaused' : 'timer.logOut.title',
      confirm: 'timer.logOut.confirm',
      stay: 'timer.logOut.stay',
    } as const;
  }
  return { title: 'session.logOut.title', confirm: 'session.logOut.action', stay } as const;
}
