import { profileForm, type ProfileValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import type { SaveState } from '../types.ts';

const headingId = 'edit-profile-details';

interface ProfileFormProps {
  values: ProfileValues;
  save: SaveState;
  onType: (values: ProfileValues) => void;
  onSave: (values: ProfileValues) => void;
  onCancel: () => void;
}

/** Username and full name, and the way to keep or leave what was changed. */
export function ProfileForm({ values, save, onType, onSave, onCancel }: ProfileFormProps) {
  const { t } = useTranslation(['student', 'public', 'common']);
  const isBusy = save.status === 'uploading' || save.status === 'saving';
  const form = useForm<ProfileValues>(profileForm, (checked) => {
    // Enter sends the form whether or not its button is asleep.
    if (!isBusy) onSave(checked);
  });
  const errorOf = (field: keyof ProfileValues) => {
    const error = form.errorOf(field);
    if (error) return t(`common:${error}`);
    const isTaken = field === 'username' && save.status === 'usernameTaken';
    return isTaken ? t('common:form.error.usernameTaken') : undefined;
  };
  const fieldOf = (name: keyof ProfileValues) => ({
    name,
    value: values[name],
    errorMessage: errorOf(name),
    onChange: (value: string) => {
      form.clearError(name);
      onType({ ...values, [name]: value });
    },
  });
  return (
    <Card aria-labelledby={headingId} as="section" padding="large">
      <form {...form.props}>
        <Stack gap="5">
          <Heading id={headingId} level={2}>
            {t('editProfile.details')}
          </Heading>
          {save.status === 'failed' ? <FormAlert>{save.message}</FormAlert> : null}
          <TextField
            {...fieldOf('username')}
            autoComplete="username"
            description={t('editProfile.usernameHint')}
            label={t('public:auth.signUp.username')}
            spellCheck="false"
          />
          <TextField
            {...fieldOf('fullName')}
            autoComplete="name"
            description={t('editProfile.fullNameHint')}
            label={t('public:auth.signUp.fullName')}
          />
          <Inline justify="end">
            <Button isDisabled={isBusy} variant="secondary" onPress={onCancel}>
              {t('common:action.cancel')}
            </Button>
            <Button busyLabel={t('editProfile.busy')} isBusy={isBusy} type="submit">
              {t('editProfile.submit')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
