import { useTranslation } from '@niyama/i18n';
import { FileUp } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FilePicker } from '#components/FilePicker/FilePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { EncodingQuestion } from '#screens/admin/parts/EncodingQuestion.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import type { ImportStep } from '../types.ts';
import { ImportPreview, toPreview } from './ImportPreview.tsx';
import { RefusedRows } from './RefusedRows.tsx';

interface ImportDialogProps {
  step: ImportStep;
  onClose: () => void;
}

/** What a device calls the two kinds of file. */
const kinds = ['text/csv', 'application/json', '.csv', '.json'];
const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** Reads a library out of a file: first what would happen, then what did. */
export function ImportDialog({ step, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { status } = step;
  const content = useRecoveredFocus<HTMLDivElement>(status);
  const planned = status === 'preview' ? step.plan.added.length + step.plan.changed.length : 0;
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t('asanas.import.title')}
      onClose={() => {
        if (status !== 'importing') onClose();
      }}
    >
      <Stack gap="5">
        <div ref={content} tabIndex={-1}>
          <Step step={step} />
        </div>
        <Inline justify="end">
          {status === 'done' ? null : status === 'preview' && step.onBack ? (
            // With its own key it takes the focus along: a second Enter must not press Cancel.
            <Button key="back" variant="secondary" onPress={step.onBack}>
              {t('common:action.back')}
            </Button>
          ) : (
            <Button isDisabled={status === 'importing'} variant="secondary" onPress={onClose}>
              {t('common:action.cancel')}
            </Button>
          )}
          {'onPick' in step ? (
            <FilePicker
              accepts={kinds}
              icon={<FileUp {...icon} />}
              variant={status === 'choosing' || status === 'refused' ? 'primary' : 'secondary'}
              onPick={step.onPick}
            >
              {t(status === 'choosing' ? 'asanas.import.pick' : 'asanas.import.another')}
            </FilePicker>
          ) : null}
          {status === 'encoding' ? (
            <Button onPress={step.onContinue}>{t('common:action.continue')}</Button>
          ) : null}
          {status === 'preview' && planned > 0 ? (
            <Button onPress={step.onConfirm}>
              {t(
                step.kind === 'asanas'
                  ? 'asanas.import.submit'
                  : 'asanas.import.submitTranslations',
                { count: planned },
              )}
            </Button>
          ) : null}
          {status === 'stopped' ? (
            <Button onPress={step.onGoOn}>{t('common:action.tryAgain')}</Button>
          ) : null}
          {status === 'done' ? <Button onPress={onClose}>{t('common:action.done')}</Button> : null}
        </Inline>
      </Stack>
    </Dialog>
  );
}

function Step({ step }: Pick<ImportDialogProps, 'step'>) {
  const { t } = useTranslation('admin');
  if (step.status === 'choosing') return <Text>{t('asanas.import.intro')}</Text>;
  if (step.status === 'reading') return <Spinner label={t('asanas.import.reading')} />;
  if (step.status === 'encoding') return <EncodingQuestion step={step} />;
  if (step.status === 'importing') return <Progress done={step.done} total={step.total} />;
  if (step.status === 'stopped') {
    return (
      <Stack gap="4">
        <FormAlert>{t('asanas.import.failed', { reason: step.reason })}</FormAlert>
        <Text>{t('asanas.import.stopped', { done: step.done, total: step.total })}</Text>
      </Stack>
    );
  }
  if (step.status === 'done') {
    return (
      <Stack gap="4">
        <FormAlert tone="info">
          {t(step.kind === 'asanas' ? 'asanas.import.done' : 'asanas.import.doneTranslations', {
            count: step.imported,
          })}
        </FormAlert>
        <RefusedRows rows={step.refused} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      {step.status === 'refused' ? <FormAlert>{step.message}</FormAlert> : null}
      <UnknownColumns names={step.unknownColumns} />
      {step.status === 'preview' ? (
        <ImportPreview plan={step.kind === 'asanas' ? toPreview(step.plan) : step.plan} />
      ) : (
        <Text size="small" tone="soft">
          {t('asanas.import.intro')}
        </Text>
      )}
    </Stack>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('admin');
  return (
    <ProgressBar
      label={t('asanas.import.busy')}
      maxValue={total}
      value={done}
      valueLabel={t('asanas.import.progress', { done, total })}
    />
  );
}

function UnknownColumns({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admin');
  if (names.length === 0) return null;
  return (
    <Text size="small">{t('asanas.import.unknownColumns', { columns: names.join(', ') })}</Text>
  );
}
