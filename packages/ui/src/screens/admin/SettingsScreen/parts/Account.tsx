import {
  changePasswordForm,
  type ChangePasswordValues,
  languages,
  languageTag,
  type LookAndLanguage,
  themePreferences,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { FormAlert } from '../../../../components/FormAlert/FormAlert.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { PasswordField } from '../../../../components/PasswordField/PasswordField.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useForm } from '../../../../forms/useForm.ts';
import { useUnsaved } from '../../parts/unsaved.ts';
import { form as column } from '../SettingsScreen.css.ts';

/** How the administrator's own account stands. */
export interface OwnAccountState {
  /** How the apps look and speak; null until it is known. */
  look: Pick<LookAndLanguage, 'language' | 'theme'> | null;
  password: {
    /** Counts what was saved: each time the form begins anew. */
    revision: number;
    isBusy: boolean;
    /** Whether the current password was another. */
    isWrong: boolean;
    /** Why it was not saved, in the person's language; null before and while it is tried. */
    failure: string | null;
  };
}

export interface AccountProps {
  account: OwnAccountState;
  onLook: (change: Partial<Pick<LookAndLanguage, 'language' | 'theme'>>) => void;
  onChangePassword: (values: ChangePasswordValues) => void;
}

/** The language and the appearance, which hold at once, and the password of whoever is signed in. */
export function Account({ account, onLook, onChangePassword }: AccountProps) {
  const { t } = useTranslation(['admin', 'common']);
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
                label: t(`common:language.name.${languageTag[id]}`),
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
          </Stack>
        </div>
      ) : null}
      <PasswordForm key={password.revision} state={password} onSubmit={onChangePassword} />
    </Stack>
  );
}

interface PasswordFormProps {
  state: OwnAccountState['password'];
  onSubmit: (values: ChangePasswordValues) => void;
}

const empty: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordForm({ state, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState(empty);
  const [mended, setMended] = useState<PasswordFormProps['state'] | null>(null);
  useUnsaved(Object.values(typed).some((text) => text !== ''));
  const form = useForm<ChangePasswordValues>(changePasswordForm, (values) => {
    // Enter sends the form whether or not its button is asleep.
    if (!state.isBusy) onSubmit(values);
  });
  const fieldOf = (name: keyof ChangePasswordValues) => {
    const error = form.errorOf(name);
    const isWrong = name === 'currentPassword' && state.isWrong && mended !== state;
    return {
      name,
      label: t(`settings.account.${name}`),
      value: typed[name],
      hideLabel: t('common:form.hidePassword'),
      showLabel: t('common:form.showPassword'),
      ...(error && { errorMessage: t(`common:${error}`) }),
      ...(isWrong && { errorMessage: t('settings.account.wrong') }),
      onChange: (value: string) => {
        form.mend(name);
        if (name === 'currentPassword') setMended(state);
        setTyped((known) => ({ ...known, [name]: value }));
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
