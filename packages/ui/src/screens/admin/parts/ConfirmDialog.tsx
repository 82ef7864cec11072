import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Of the button that does it. */
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why it could not be done, in the person's language; null before and while it is tried. */
  failure: string | null;
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** Whether it cannot be done, for a reason that stands in the text. @default false */
  isRefused?: boolean;
  /** What has to be typed first, such as the name of the person to delete. */
  word?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot simply be undone. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  isBusy,
  failure,
  tone = 'danger',
  isRefused = false,
  word,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState('');
  const isAllowed = !isRefused && (word === undefined || typed.trim() === word);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            busyLabel={busyLabel}
            isBusy={isBusy}
            isDisabled={!isAllowed}
            variant={tone}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={title}
      onClose={isBusy ? () => undefined : onClose}
    >
      <Stack gap="4">
        {children}
        {word === undefined ? null : (
          <TextField
            autoComplete="off"
            isDisabled={isBusy}
            label={t('confirm.typeToConfirm', { word })}
            spellCheck="false"
            value={typed}
            onChange={setTyped}
          />
        )}
        {failure === null ? null : <FormAlert>{failure}</FormAlert>}
      </Stack>
    </Dialog>
  );
}
