import type { PersonToInvite, RefusedPerson } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
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
import type { InviteStep } from '../types.ts';
import { list, place } from './InviteDialog.css.ts';

interface InviteDialogProps {
  step: InviteStep;
  onClose: () => void;
}

/** What a device calls such a file. */
const kinds = ['text/csv', '.csv'];
const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** Invites students by a file: first who would be invited, then who is. */
export function InviteDialog({ step, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { status } = step;
  const count = status === 'preview' ? step.plan.people.length : 0;
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t('invitations.file.title')}
      onClose={() => {
        if (status !== 'inviting') onClose();
      }}
    >
      <Stack gap="5">
        <Step step={step} />
        <Inline justify="end">
          {status === 'done' ? (
            <Button onPress={onClose}>{t('common:action.done')}</Button>
          ) : (
            <Button isDisabled={status === 'inviting'} variant="secondary" onPress={onClose}>
              {t('common:action.cancel')}
            </Button>
          )}
          {'onPick' in step ? (
            <FilePicker
              accepts={kinds}
              icon={<FileUp {...icon} />}
              variant={status === 'preview' ? 'secondary' : 'primary'}
              onPick={step.onPick}
            >
              {t(status === 'choosing' ? 'asanas.import.pick' : 'asanas.import.another')}
            </FilePicker>
          ) : null}
          {status === 'preview' && count > 0 ? (
            <Button onPress={step.onConfirm}>{t('invitations.file.submit', { count })}</Button>
          ) : null}
        </Inline>
      </Stack>
    </Dialog>
  );
}

function Step({ step }: Pick<InviteDialogProps, 'step'>) {
  const { t } = useTranslation('admin');
  if (step.status === 'choosing') return <Text>{t('invitations.file.intro')}</Text>;
  if (step.status === 'reading') return <Spinner label={t('invitations.file.checking')} />;
  if (step.status === 'inviting') return <Spinner label={t('invitations.file.busy')} />;
  if (step.status === 'done') {
    return (
      <Stack gap="4">
        <FormAlert tone="info">{t('invitations.file.done', { count: step.invited })}</FormAlert>
        <RefusedPeople people={step.refused} />
      </Stack>
    );
  }
  const failure = step.status === 'refused' ? step.message : step.failure;
  return (
    <Stack gap="4">
      {failure === null ? null : <FormAlert>{failure}</FormAlert>}
      {step.unknownColumns.length === 0 ? null : (
        <Text size="small">
          {t('asanas.import.unknownColumns', { columns: step.unknownColumns.join(', ') })}
        </Text>
      )}
      {step.status === 'preview' ? (
        <>
          {step.plan.people.length === 0 ? <Text>{t('invitations.file.nothing')}</Text> : null}
          <RefusedPeople people={step.plan.refused} />
          <People people={step.plan.people} />
        </>
      ) : (
        <Text size="small" tone="soft">
          {t('invitations.file.intro')}
        </Text>
      )}
    </Stack>
  );
}

/** Who would be invited; a file has few enough to name all. */
function People({ people }: { people: readonly PersonToInvite[] }) {
  const { t } = useTranslation('admin');
  if (people.length === 0) return null;
  const kind = t('invitations.file.count.invited');
  return (
    <Disclosure label={t('asanas.import.listed', { kind, count: people.length })}>
      <ul className={list}>
        {people.map(({ line, email, fullName }) => (
          <li key={line}>
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
        {people.map(({ line, email, reason }) => (
          <li key={line}>
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
