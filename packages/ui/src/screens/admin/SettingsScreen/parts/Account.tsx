import {
  changePasswordForm,
  type ChangePasswordValues,
  languageNames,
  languages,
  languageTag,
  type LookAndLanguage,
  textSizes,
  themePreferences,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useForm } from '#forms/useForm.ts';
import { form as column } from '../SettingsScreen.css.ts';

/** What of the person's preferences is chosen here. */
type Look = Pick<LookAndLanguage, 'language' | 'theme' | 'textSize'>;

/** How the administrator's own account stands. */
export interface OwnAccountState {
  /** How the apps look and speak; null until it is known. */
  look: Look | null;
  password: {
    /** Counts what was saved: each time the form starts over. */
    revision: number;
    isBusy: boolean;
    /** When it was last sent (milliseconds): what is mended since then is wrong no longer. */
    sentAt: number;
    /** Whether the current password was another. */
    isWrong: boolean;
    /** Why it was not saved, in the person's language; null before and while it is tried. */
    failure: string | null;
  };
}

export interface AccountProps {
  account: OwnAccountState;
  onLook: (change: Partial<Look>) => void;
  onChangePassword: (values: ChangePasswordValues) => void;
}

/** What is typed into the three fields of the password. */
export interface PasswordDraft {
  values: ChangePasswordValues;
  /** Of which sending the current password was changed since (its `sentAt`); null before. */
  correctedAt: number | null;
}
export const noPassword: PasswordDraft = {
  values: { currentPassword: '', password: '', confirmPassword: '' },
  correctedAt: null,
};

/** Every size that the person's own settings have. */
const sizes = Array.from(
  { length: (textSizes.most - textSizes.least) / textSizes.step + 1 },
  (_, step) => String(textSizes.least + step * textSizes.step),
);

/** The signed-in person's language and appearance, which apply at once, and their password. */
export function Account({
  account,
  onLook,
  ...ofPassword
}: AccountProps & Pick<PasswordFormProps, 'typed' | 'onType'>) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const { look, password } = account;
  return (
    <Stack gap="6">
      {look ? (
        <div className={column}>
          <Stack gap="5">
            <Select
              label={t('settings.account.language')}
              options={languages.map((id) => ({
                id,
                label: languageNames[languageTag[id]],
              }))}
              value={look.language}
              onChange={(language) => onLook({ language })}
            />
            <Select
              label={t('common:theme.label')}
              options={themePreferences.map((id) => ({ id, label: t(`common:theme.name.${id}`) }))}
              value={look.theme}
              onChange={(theme) => onLook({ theme })}
            />
            <Select
              label={t('settings.account.textSize')}
              options={sizes.map((id) => ({
                id,
                label: format.number(Number(id) / 100, {
                  style: 'percent',
                }),
              }))}
              value={String(look.textSize)}
              onChange={(textSize) => onLook({ textSize: Number(textSize) })}
            />
          </Stack>
        </div>
      ) : null}
      <PasswordForm key={password.revision} {...ofPassword} state={password} />
    </Stack>
  );
}

interface PasswordFormProps extends Pick<AccountProps, 'onChangePassword'> {
  state: OwnAccountState['password'];
  /** Stored in the screen, so that it survives a change of tabs. */
  typed: PasswordDraft;
  onType: (typed: PasswordDraft) => void;
}

function PasswordForm({ state, typed, onType, onChangePassword }: PasswordFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useForm<ChangePasswordValues>(changePasswordForm, (values) => {
    // Enter sends the form whether or not its button is asleep.
    if (!state.isBusy) onChangePassword(values);
  });
  const fieldOf = (name: keyof ChangePasswordValues) => {
    const error = form.errorOf(name);
    const isWrong =
      name === 'currentPassword' && state.isWrong && typed.correctedAt !== state.sentAt;
    return {
      name,
      label: t(`settings.account.${name}`),
      value: typed.values[name],
      hideLabel: t('common:form.hidePassword'),
      showLabel: t('common:form.showPassword'),
      ...(error && { errorMessage: t(`common:${error}`) }),
      ...(isWrong && { errorMessage: t('settings.account.wrong') }),
      onChange: (value: string) => {
        form.clearError(name);
        const correctedAt = name === 'currentPassword' ? state.sentAt : typed.correctedAt;
        onType({ values: { ...typed.values, [name]: value }, correctedAt });
      },
    };
  };
  return (
    <form {...form.props} className={column}>
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={2}>{t('settings.account.title')}</Heading>
          <Text tone="soft">{t('settings.account.text')}</Text>
        </Stack>
        <PasswordField {...fieldOf('currentPassword')} autoComplete="current-password" />
        <PasswordField {...fieldOf('password')} autoComplete="new-password" />
        <PasswordField {...fieldOf('confirmPassword')} autoComplete="new-password" />
        {state.failure === null ? null : <FormAlert>{state.failure}</FormAlert>}
        <Button busyLabel={t('settings.account.busy')} isBusy={state.isBusy} type="submit">
          {t('settings.account.submit')}
        </Button>
      </Stack>
    </form>
  );
}
