import { languageNames, languageTags, type LanguageTag } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { LanguageSelect } from '#components/LanguageSelect/LanguageSelect.tsx';

export interface ChooseLanguageProps {
  language: LanguageTag;
  onChange: (tag: LanguageTag) => void;
}

/** The languages, each by its own name, before anybody is signed in. */
export function ChooseLanguage({ language, onChange }: ChooseLanguageProps) {
  const { t } = useTranslation('common');
  return (
    <LanguageSelect
      label={t('language.label')}
      languages={languageTags.map((tag) => ({ tag, name: languageNames[tag] }))}
      value={language}
      onChange={onChange}
    />
  );
}
