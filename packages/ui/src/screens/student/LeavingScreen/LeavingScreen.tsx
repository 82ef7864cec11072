import { type LanguageTag, type Load, paths } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

/** The mail with the link that deletes the account at once. */
export type DeletionMail = 'none' | 'busy' | 'sent';

export type LeavingState = Load<{
  /** When the account goes. */
  dueAt: Date;
  /** Where the mail goes. */
  email: string;
  isKeeping: boolean;
  mail: DeletionMail;
  /** Why keeping the account or sending the mail failed: the whole sentence. */
  failure: string | null;
}>;

export interface LeavingScreenProps {
  state: LeavingState;
  onRetry: () => void;
  /** Keeps the account after all. */
  onKeep: () => void;
  /** Opens what downloads the student's data. */
  onDownloadData: () => void;
  /** Sends the mail with the link that deletes the account at once. */
  onDeleteNow: () => void;
  onLogOut: () => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** All that is left to students who delete their account: the date, and ways to keep it or delete it now. */
export function LeavingScreen({ language, onChangeLanguage, ...props }: LeavingScreenProps) {
  const { t } = useTranslation(['leaving', 'student', 'common']);
  const { state, onRetry, onLogOut } = props;
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {state.status === 'loading' ? <Spinner label={t('common:loading')} /> : null}
      {state.status === 'failed' ? (
        <ErrorState
          actions={
            <>
              <Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>
              <Button variant="secondary" onPress={onLogOut}>
                {t('student:session.logOut.action')}
              </Button>
            </>
          }
          description={state.reason}
          headingLevel={1}
          kind={state.isOffline ? 'offline' : 'failed'}
          title={t('page.failed')}
        />
      ) : null}
      {state.status === 'ready' ? <Leaving {...props} state={state} /> : null}
    </AuthLayout>
  );
}

type LeavingProps = Omit<LeavingScreenProps, 'state' | 'language' | 'onChangeLanguage'> & {
  state: Extract<LeavingState, { status: 'ready' }>;
};

function Leaving({ state, onKeep, onDownloadData, onDeleteNow, onLogOut }: LeavingProps) {
  const { t } = useTranslation(['leaving', 'student']);
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { dueAt, email, mail } = state;
  return (
    <Stack gap="5">
      <Heading level={1}>{t('page.title')}</Heading>
      <Text>
        {t('page.when', { date: format.day(dueAt, { dateStyle: 'long', timeStyle: 'short' }) })}
      </Text>
      {state.failure === null ? null : <FormAlert>{state.failure}</FormAlert>}
      {mail === 'sent' ? <FormAlert tone="info">{t('now.sent', { email })}</FormAlert> : null}
      <Stack gap="3">
        <Button fullWidth busyLabel={t('page.keeping')} isBusy={state.isKeeping} onPress={onKeep}>
          {t('page.keep')}
        </Button>
        <Button
          fullWidth
          icon={<Download aria-hidden size="1.125rem" strokeWidth={1.75} />}
          variant="secondary"
          onPress={onDownloadData}
        >
          {t('student:settings.data.download')}
        </Button>
        <Button
          fullWidth
          busyLabel={t('now.busy')}
          isBusy={mail === 'busy'}
          variant="secondary"
          // The link is sent again without asking: nothing is lost by another mail.
          onPress={mail === 'sent' ? onDeleteNow : () => setIsAsking(true)}
        >
          {t(mail === 'sent' ? 'now.again' : 'now.action')}
        </Button>
        <Button fullWidth variant="quiet" onPress={onLogOut}>
          {t('student:session.logOut.action')}
        </Button>
      </Stack>
      {isAsking ? (
        <DeleteNowDialog
          email={email}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onDeleteNow();
          }}
        />
      ) : null}
    </Stack>
  );
}

interface DeleteNowDialogProps {
  email: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the mail is sent: with its link the account goes for good. */
function DeleteNowDialog({ email, onConfirm, onClose }: DeleteNowDialogProps) {
  const { t } = useTranslation(['leaving', 'common']);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {t('now.submit')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t('now.title')}
      onClose={onClose}
    >
      <Text>{t('now.text', { email })}</Text>
    </Dialog>
  );
}
