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

export type DeleteAccountState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** The whole sentence. */
  | { status: 'failed'; message: string }
  /** The link has ended, was used, or is none. */
  | { status: 'over' }
  | { status: 'done' };

export interface DeleteAccountScreenProps {
  state: DeleteAccountState;
  /** Deletes the account for good. */
  onDelete: () => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** Where the link of a mail leads that proves the address: only the button deletes the account. */
export function DeleteAccountScreen({
  state,
  onDelete,
  language,
  onChangeLanguage,
}: DeleteAccountScreenProps) {
  const { t } = useTranslation(['leaving', 'public', 'common']);
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {state.status === 'over' ? (
        <ErrorState
          actions={<LinkButton href={paths.auth()}>{t('public:auth.confirm.toLogin')}</LinkButton>}
          description={t('link.overText')}
          headingLevel={1}
          title={t('public:auth.link.expiredTitle')}
        />
      ) : (
        <Stack gap="5">
          <Heading level={1}>
            {t(state.status === 'done' ? 'link.doneTitle' : 'link.title')}
          </Heading>
          {state.status === 'done' ? (
            <>
              <Text>{t('link.doneText')}</Text>
              <LinkButton href={paths.landing()}>{t('link.toLanding')}</LinkButton>
            </>
          ) : (
            <>
              <Text>{t('link.text')}</Text>
              {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
              <Button
                fullWidth
                busyLabel={t('ask.busy')}
                isBusy={state.status === 'busy'}
                variant="danger"
                onPress={onDelete}
              >
                {t('link.submit')}
              </Button>
            </>
          )}
        </Stack>
      )}
    </AuthLayout>
  );
}
