import { type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

/** What came of the link: the address is changed, the other link is still to come, or it is used up. */
export type EmailChangedState = 'changed' | 'halfway' | 'linkExpired' | 'taken';

export interface EmailChangedScreenProps {
  state: EmailChangedState;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** Where the two links of a change of address lead, also on a device where nobody is signed in. */
export function EmailChangedScreen({ state, language, onChangeLanguage }: EmailChangedScreenProps) {
  const { t } = useTranslation(['student', 'common']);
  const wayOn = (
    <LinkButton href={paths.editProfile()}>{t('account.changed.toProfile')}</LinkButton>
  );
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {state === 'linkExpired' || state === 'taken' ? (
        <ErrorState
          actions={wayOn}
          description={t(
            state === 'taken' ? 'common:error.code.email_exists' : 'account.changed.expiredText',
          )}
          headingLevel={1}
          title={t('auth.link.expiredTitle')}
        />
      ) : (
        <Stack gap="5">
          <Heading level={1}>{t(`account.${state}.title`)}</Heading>
          <Text>{t(`account.${state}.text`)}</Text>
          {wayOn}
        </Stack>
      )}
    </AuthLayout>
  );
}
