import { languageNames, languageTag, type Language } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { CircleAlert, CircleDashed, History } from 'lucide-react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { tab } from './AsanaDialog.css.ts';

/** What is to be done in a tab: an error to correct, a text to translate, English that has changed. */
export type TabMark = 'wrong' | 'missing' | 'stale';

const icons = { wrong: CircleAlert, missing: CircleDashed, stale: History };

interface TranslationTabProps {
  language: Language;
  mark: TabMark | null;
}

/** The name of a language by itself, and what is to be done in it. */
export function TranslationTab({ language, mark }: TranslationTabProps) {
  const { t } = useTranslation('admin');
  const tag = languageTag[language];
  const Icon = mark && icons[mark];
  return (
    <span className={tab}>
      <span lang={tag}>{languageNames[tag]}</span>
      {mark && Icon ? (
        <>
          <Icon aria-hidden size="1rem" strokeWidth={2} />
          <VisuallyHidden>{t(`asanas.translationState.${mark}`)}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
