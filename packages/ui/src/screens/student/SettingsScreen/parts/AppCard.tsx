import {
  languageNames,
  languages,
  languageTag,
  type SettingsDraft,
  type SettingsValues,
  soundVolumes,
  textSizes,
  themePreferences,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Select } from '#components/Select/Select.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { PercentSlider } from './PercentSlider.tsx';
import { SettingsCard } from './SettingsCard.tsx';

interface AppCardProps {
  values: SettingsValues;
  onChange: (change: SettingsDraft) => void;
}

/** Sound, language and appearance. */
export function AppCard({ values, onChange }: AppCardProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <SettingsCard title={t('settings.app.title')}>
      <Switch
        description={t('settings.app.soundHint')}
        isSelected={values.soundEnabled}
        label={t('settings.app.sound')}
        onChange={(soundEnabled) => onChange({ soundEnabled })}
      />
      {values.soundEnabled ? (
        <PercentSlider
          {...soundVolumes}
          label={t('settings.app.volume')}
          value={values.soundVolume}
          onChoose={(soundVolume) => onChange({ soundVolume })}
        />
      ) : null}
      <Select
        label={t('settings.app.language')}
        options={languages.map((language) => {
          const label = t(`settings.app.languages.${language}`);
          const lang = languageTag[language];
          const text = languageNames[lang];
          // One name is enough where both are the same.
          return { id: language, label, ...(text === label ? {} : { note: { text, lang } }) };
        })}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
      <Select
        label={t('common:theme.label')}
        options={themePreferences.map((theme) => ({
          id: theme,
          label: t(`common:theme.name.${theme}`),
        }))}
        value={values.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <PercentSlider
        {...textSizes}
        label={t('settings.app.textSize')}
        value={values.textSize}
        onChoose={(textSize) => onChange({ textSize })}
      />
      <Switch
        isSelected={values.pinchZoom}
        label={t('settings.app.pinchZoom')}
        onChange={(pinchZoom) => onChange({ pinchZoom })}
      />
    </SettingsCard>
  );
}
