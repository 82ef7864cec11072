import {
  type ConfirmSignUpValues,
  type InvitedPerson,
  type LanguageTag,
  paths,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import { AccountForm } from '../parts/AccountForm.tsx';

interface FormState {
  person: InvitedPerson;
}

export type InvitationState =
  /** The login and the invitation are being looked up. */
  | { status: 'checking' }
  /** The lookup failed, in the reader's language. */
  | { status: 'unread'; isOffline: boolean; reason: string }
  /** Expired, withdrawn, used, replaced by a newer one, or no link at all: which is nobody's to know. */
  | { status: 'over' }
  /** The address got an account in another way meanwhile. */
  | { status: 'exists'; email: string }
  /** Somebody is logged in on this device. */
  | { status: 'signedIn'; email: string }
  | ({ status: 'idle' } & FormState)
  | ({ status: 'busy' } & FormState)
  | ({ status: 'usernameTaken' } & FormState)
  | ({ status: 'failed'; message: string } & FormState);

export interface InvitationValues extends ConfirmSignUpValues {
  /** Whether new practice and replies come by email. */
  mails: boolean;
}

export interface InvitationScreenProps {
  state: InvitationState;
  onSubmit: (values: InvitationValues) => void;
  /** The username is being changed after it was taken. */
  onUsernameChange: () => void;
  /** Looks the link up again. */
  onRetry: () => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/**
 * Where the link of an invitation leads: it proves the address, and the person chooses what else an
 * account has.
 */
export function InvitationScreen({
  state,
  onSubmit,
  onUsernameChange,
  onRetry,
  language,
  onChangeLanguage,
}: InvitationScreenProps) {
  const { t } = useTranslation(['public', 'invitation', 'common']);
  const [mails, setMails] = useState(true);
  const waysIn = (
    <>
      <LinkButton href={paths.auth()}>{t('auth.confirm.toLogin')}</LinkButton>
      <LinkButton href={paths.forgotPassword()} variant="secondary">
        {t('auth.reset.title')}
      </LinkButton>
    </>
  );
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {state.status === 'checking' ? <Spinner label={t('auth.link.checking')} /> : null}
      {state.status === 'unread' ? (
        <ErrorState
          actions={<Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>}
          description={state.reason}
          headingLevel={1}
          kind={state.isOffline ? 'offline' : 'failed'}
          title={t('invitation:failedTitle')}
        />
      ) : null}
      {state.status === 'over' ? (
        <ErrorState
          actions={waysIn}
          description={t('invitation:overText')}
          headingLevel={1}
          title={t('invitation:overTitle')}
        />
      ) : null}
      {state.status === 'exists' ? (
        <ErrorState
          actions={waysIn}
          description={t('invitation:existsText', { email: state.email })}
          headingLevel={1}
          title={t('invitation:existsTitle')}
        />
      ) : null}
      {state.status === 'signedIn' ? (
        <ErrorState
          actions={<LinkButton href={paths.home()}>{t('auth.confirm.toHome')}</LinkButton>}
          description={t('invitation:signedInText', { email: state.email })}
          headingLevel={1}
          title={t('auth.confirm.signedInTitle')}
        />
      ) : null}
      {'person' in state ? (
        <AccountForm
          busyLabel={t('invitation:busy')}
          failure={state.status === 'failed' ? state.message : null}
          hint={null}
          isBusy={state.status === 'busy'}
          isUsernameTaken={state.status === 'usernameTaken'}
          password="chosen"
          person={{
            email: state.person.email,
            username: '',
            fullName: state.person.fullName ?? '',
          }}
          submitLabel={t('invitation:submit')}
          text={t('invitation:text', { email: state.person.email })}
          title={t('invitation:title')}
          onUsernameChange={onUsernameChange}
          onSubmit={(values) => onSubmit({ ...values, mails })}
        >
          <Checkbox
            description={t('invitation:mailsHint')}
            isSelected={mails}
            label={t('invitation:mails')}
            onChange={setMails}
          />
        </AccountForm>
      ) : null}
    </AuthLayout>
  );
}
