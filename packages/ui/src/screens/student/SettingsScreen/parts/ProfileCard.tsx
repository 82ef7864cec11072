import { paths, type SettingsValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ImagePlus, Pencil } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FramePerson } from '#screens/student/StudentFrame/StudentFrame.tsx';
import { SettingsCard } from './SettingsCard.tsx';

interface ProfileCardProps {
  values: SettingsValues;
  avatarUrl: FramePerson['avatarUrl'];
  /** The name others see while the display name is empty. */
  fallbackName: string;
  errorMessage: string | undefined;
  onType: (displayName: string) => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** Under which name and picture the student is shown; all else is on /profile/edit. */
export function ProfileCard({
  values,
  avatarUrl,
  fallbackName,
  errorMessage,
  onType,
}: ProfileCardProps) {
  const { t } = useTranslation('student');
  return (
    <SettingsCard title={t('settings.profile.title')}>
      <Inline align="center" gap="4">
        <Avatar name={values.displayName.trim() || fallbackName} size="large" src={avatarUrl} />
        <LinkButton href={paths.editProfile()} icon={<ImagePlus {...icon} />} variant="secondary">
          {t('settings.profile.picture')}
        </LinkButton>
      </Inline>
      <TextField
        autoComplete="nickname"
        description={t('settings.profile.displayNameHint', { name: fallbackName })}
        errorMessage={errorMessage}
        label={t('settings.profile.displayName')}
        name="displayName"
        value={values.displayName}
        onChange={onType}
      />
      <Inline>
        <LinkButton href={paths.editProfile()} icon={<Pencil {...icon} />} variant="quiet">
          {t('settings.profile.edit')}
        </LinkButton>
      </Inline>
    </SettingsCard>
  );
}
