import type { SettingsDraft, SettingsValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Switch } from '#components/Switch/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';

interface CommunityCardProps {
  values: SettingsValues;
  onChange: (change: SettingsDraft) => void;
}

/** Whether other students see this one. */
export function CommunityCard({ values, onChange }: CommunityCardProps) {
  const { t } = useTranslation('student');
  return (
    <SettingsCard title={t('settings.community.title')}>
      <Switch
        description={t('settings.community.visibleHint')}
        isSelected={values.visibleInCommunities}
        label={t('settings.community.visible')}
        onChange={(visibleInCommunities) => onChange({ visibleInCommunities })}
      />
    </SettingsCard>
  );
}
