import type { PersonToInvite, RefusedPerson } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { FilePicker } from '#components/FilePicker/FilePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { EncodingQuestion } from '#screens/admin/parts/EncodingQuestion.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import type { InviteStep } from '../types.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { list, place } from './InviteDialog.css.ts';

interface InviteDialogProps {
  step: InviteStep;
  onClose: () => void;
}

/** What a device calls such a file. */
const kinds = ['text/csv', '.csv'];
const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** Invites students by a file or by pasted addresses: first who would be invited, then who is. */
export function InviteDialog({ step, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { status } = step;
  const [text, setText] = useState('');
  const hasText = text.trim() !== '';
  const { close, question } = useClosing({
    hasChanges:
      status === 'encoding' ||
      status === 'columns' ||
      status === 'preview' ||
      (hasText && status !== 'done'),
    isBusy: status === 'inviting',
    onClose,
  });
  const content = useRecoveredFocus<HTMLDivElement>(status);
  const count = status === 'preview' ? step.plan.people.length : 0;
  return (
    <Dialog
      isOpen
      actions={
        <>
          {status === 'done' ? (
            <Button onPress={onClose}>{t('common:action.done')}</Button>
          ) : 'onBack' in step ? (
            // Another button than Cancel: one press too many must not close the dialog.
            <Button key="back" variant="secondary" onPress={step.onBack}>
              {t('common:action.back')}
            </Button>
          ) : (
            <Button isDisabled={status === 'inviting'} variant="secondary" onPress={close}>
              {t('common:action.cancel')}
            </Button>
          )}
          {status === 'choosing' && hasText ? (
            <Button onPress={() => step.onPaste(text)}>{t('common:action.continue')}</Button>
          ) : null}
          {status === 'encoding' || (status === 'columns' && step.columns.email !== null) ? (
            <Button onPress={step.onContinue}>{t('common:action.continue')}</Button>
          ) : null}
          {count > 0 && status === 'preview' ? (
            <Button onPress={step.onConfirm}>{t('invitations.file.submit', { count })}</Button>
          ) : null}
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('invitations.file.title')}
      onClose={close}
    >
      <div ref={content} tabIndex={-1}>
        <Stack gap="4">
          {'failure' in step && step.failure !== null ? (
            <FormAlert>{step.failure}</FormAlert>
          ) : null}
          {status === 'choosing' ? (
            <>
              <Text>{t('invitations.file.intro')}</Text>
              <Inline>
                <FilePicker
                  accepts={kinds}
                  icon={<FileUp {...icon} />}
                  variant={hasText ? 'secondary' : 'primary'}
                  onPick={step.onPick}
                >
                  {t('asanas.import.pick')}
                </FilePicker>
                <Button variant="quiet" onPress={step.onTemplate}>
                  {t('invitations.file.template')}
                </Button>
              </Inline>
              <TextField
                multiline
                description={t('invitations.file.pasteHint')}
                label={t('invitations.file.paste')}
                value={text}
                onChange={setText}
              />
            </>
          ) : (
            <Step step={step} />
          )}
        </Stack>
      </div>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}

function Step({ step }: { step: Exclude<InviteStep, { status: 'choosing' }> }) {
  const { t } = useTranslation('admin');
  switch (step.status) {
    case 'reading':
      return <Spinner label={t('invitations.file.checking')} />;
    case 'encoding':
      return <EncodingQuestion step={step} />;
    case 'columns':
      return <ColumnFields columns={step.columns} table={step.table} onChange={step.onChange} />;
    case 'preview':
      return (
        <>
          {step.plan.people.length === 0 ? <Text>{t('invitations.file.nothing')}</Text> : null}
          <RefusedPeople people={step.plan.refused} />
          <People people={step.plan.people} />
        </>
      );
    case 'inviting':
      return <Spinner label={t('invitations.file.busy')} />;
    default:
      return (
        <>
          <FormAlert tone="info">{t('invitations.file.done', { count: step.invited })}</FormAlert>
          <RefusedPeople people={step.refused} />
        </>
      );
  }
}

/** Who would be invited; a list has few enough to name all. */
function People({ people }: { people: readonly PersonToInvite[] }) {
  const { t } = useTranslation('admin');
  if (people.length === 0) return null;
  const kind = t('invitations.file.count.invited');
  return (
    <Disclosure label={t('asanas.import.listed', { kind, count: people.length })}>
      <ul className={list}>
        {people.map(({ email, fullName }) => (
          <li key={email}>
            {email}
            {fullName === null ? null : <bdi>{` · ${fullName}`}</bdi>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Who is not invited, each with where they stand and why. */
function RefusedPeople({ people }: { people: readonly RefusedPerson[] }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  if (people.length === 0) return null;
  const kind = t('invitations.file.count.refused');
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="title">
        {t('asanas.import.listed', { kind, count: people.length })}
      </Heading>
      <ul className={list}>
        {people.map(({ line, email, reason }, index) => (
          // Several can stand in one line, and the same address twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={place}>
              {t('asanas.import.line', { line })}
              {email === '' ? null : <bdi>{` · ${email}`}</bdi>}
            </span>
            <Text size="small" tone="critical">
              {t(`invitations.file.reason.${reason}`)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
