import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

/** How far a download of one's own data has come. */
export type OwnDataState =
  | { status: 'ready' }
  | {
      status: 'collecting';
      /** Of the sections, those that are whole. */
      sectionsRead: number;
      sections: number;
      /** Rows so far. */
      entries: number;
    }
  | { status: 'packing'; entries: number }
  | {
      status: 'failed';
      reason: string;
      /** Whether a part is there, from which the next try goes on. */
      isBegun: boolean;
    }
  | { status: 'done'; fileName: string };

export interface OwnDataDialogProps {
  state: OwnDataState;
  /** Begins, or goes on after a failure. */
  onStart: () => void;
  /** Closes; what is under way is canceled. */
  onClose: () => void;
}

/** A student takes a copy of their data along. */
export function OwnDataDialog({ state, onStart, onClose }: OwnDataDialogProps) {
  const { t } = useTranslation(['own-data', 'common']);
  const isBusy = state.status === 'collecting' || state.status === 'packing';
  const isDone = state.status === 'done';
  return (
    <Dialog
      isOpen
      actions={
        <>
          {isDone ? null : (
            <Button variant="secondary" onPress={onClose}>
              {t('common:action.cancel')}
            </Button>
          )}
          {/* One button all along, so that the focus stays where it is. */}
          <Button
            busyLabel={t(state.status === 'packing' ? 'packing' : 'collecting')}
            isBusy={isBusy}
            onPress={isDone ? onClose : onStart}
          >
            <MainLabel status={state.status} />
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('title')}
      onClose={onClose}
    >
      <Step state={state} />
    </Dialog>
  );
}

function MainLabel({ status }: Pick<OwnDataState, 'status'>) {
  const { t } = useTranslation(['own-data', 'common']);
  if (status === 'failed') return t('common:action.tryAgain');
  return status === 'done' ? t('common:action.done') : t('start');
}

function Step({ state }: Pick<OwnDataDialogProps, 'state'>) {
  const { t } = useTranslation('own-data');
  if (state.status === 'failed') {
    return (
      <Stack gap="4">
        <FormAlert>{t('failed', { reason: state.reason })}</FormAlert>
        {state.isBegun ? <Text>{t('kept')}</Text> : null}
      </Stack>
    );
  }
  if (state.status === 'done') {
    return (
      <Stack gap="4">
        <FormAlert tone="info">{t('done', { file: state.fileName })}</FormAlert>
        <Text>{t('care')}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Text>{t('intro')}</Text>
      {state.status === 'ready' ? (
        <Text tone="soft">{t('care')}</Text>
      ) : (
        <ProgressBar
          label={t(state.status)}
          {...(state.status === 'collecting'
            ? { maxValue: state.sections, value: state.sectionsRead }
            : { value: 100 })}
          valueLabel={t('entries', { count: state.entries })}
        />
      )}
    </Stack>
  );
}
