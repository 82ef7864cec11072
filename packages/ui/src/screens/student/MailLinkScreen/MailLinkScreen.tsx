import { type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

/** What the link of a mail is for: to confirm another address, or to log in. */
export type MailLinkKind = 'emailChange' | 'login';

export type MailLinkState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** The whole sentence. */
  | { status: 'failed'; message: string }
  /** The link is used, too old, or none. */
  | { status: 'linkExpired' }
  /** Somebody has taken the address meanwhile. */
  | { status: 'taken' }
  /** The other link is still to come. */
  | { status: 'halfway' }
  | { status: 'changed' };

export interface MailLinkScreenProps {
  kind: MailLinkKind;
  state: MailLinkState;
  /** Uses the link. */
  onConfirm: () => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** Where links of mails lead, also on a device where nobody is signed in: only the button uses them. */
export function MailLinkScreen({
  kind,
  state,
  onConfirm,
  language,
  onChangeLanguage,
}: MailLinkScreenProps) {
  const { t } = useTranslation(['public', 'common']);
  const isLogin = kind === 'login';
  const wayOn = isLogin ? (
    <LinkButton href={paths.auth()}>{t('auth.confirm.toLogin')}</LinkButton>
  ) : (
    <LinkButton href={paths.editProfile()}>{t('emailChange.changed.toProfile')}</LinkButton>
  );
  const { status } = state;
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {status === 'linkExpired' || status === 'taken' ? (
        <ErrorState
          actions={wayOn}
          description={
            status === 'taken'
              ? t('common:error.code.email_exists')
              : t(isLogin ? 'auth.link.expiredText' : 'emailChange.changed.expiredText')
          }
          headingLevel={1}
          title={t('auth.link.expiredTitle')}
        />
      ) : null}
      {status === 'changed' || status === 'halfway' ? (
        <Stack gap="5">
          <Heading level={1}>{t(`emailChange.${status}.title`)}</Heading>
          <Text>{t(`emailChange.${status}.text`)}</Text>
          {wayOn}
        </Stack>
      ) : null}
      {status === 'idle' || status === 'busy' || status === 'failed' ? (
        <Stack gap="5">
          <Heading level={1}>
            {t(isLogin ? 'auth.loginLink.title' : 'emailChange.confirm.title')}
          </Heading>
          <Text>{t(isLogin ? 'auth.loginLink.text' : 'emailChange.confirm.text')}</Text>
          {status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
          <Button
            fullWidth
            busyLabel={t(isLogin ? 'auth.login.busy' : 'auth.confirm.busy')}
            isBusy={status === 'busy'}
            onPress={onConfirm}
          >
            {t(isLogin ? 'auth.login.submit' : 'emailChange.confirm.submit')}
          </Button>
        </Stack>
      ) : null}
    </AuthLayout>
  );
}
