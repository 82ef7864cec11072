import {
  languageTag,
  toLines,
  type TranslationDraft,
  type TranslationField,
  translationTexts,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { History } from 'lucide-react';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { english as englishText, pair } from './AsanaDialog.css.ts';
import type { TranslationEntry } from './useTranslationDrafts.ts';

interface TranslationPanelProps {
  entry: TranslationEntry;
  /** What stands beside it. */
  english: TranslationDraft;
  onType: (name: TranslationField, text: string) => void;
  onConfirm: (isConfirmed: boolean) => void;
}

/** The translation of a pose into one language, each text beside its English. */
export function TranslationPanel({ entry, english, onType, onConfirm }: TranslationPanelProps) {
  const { t } = useTranslation(['admin', 'common']);
  const labels: Record<TranslationField, string> = {
    name: t('asanas.column.name'),
    aliases: t('asanas.form.aliases'),
    description: t('asanas.form.description'),
    benefits: t('asanas.form.benefits'),
    safetyTips: t('asanas.form.safetyTips'),
    entering: t('asanas.form.entering'),
    holding: t('asanas.form.holding'),
    leaving: t('asanas.form.leaving'),
  };
  const hintOf = (name: TranslationField): string | undefined => {
    if (entry.missing.includes(name)) return t('asanas.translation.missing');
    if (name === 'safetyTips' && entry.hasStaleTips) return t('asanas.translation.tipsStale');
    if (name === 'aliases') return t('asanas.form.aliasesHint');
    const isList = name === 'benefits' || name === 'safetyTips';
    return isList
      ? t('asanas.translation.lines', { count: toLines(english[name]).length })
      : undefined;
  };
  return (
    <Stack gap="5">
      <Text size="small" tone="soft">
        {t('asanas.translation.hint')}
      </Text>
      {entry.isStale ? (
        <Notice icon={History} tone="info">
          <Text>{t('asanas.translation.stale')}</Text>
          <Switch
            isSelected={entry.isConfirmed}
            label={t('asanas.translation.confirm')}
            onChange={onConfirm}
          />
        </Notice>
      ) : null}
      {translationTexts.map((name) => {
        const error =
          entry.errors[name] ??
          (entry.changedByBoth.includes(name) ? 'form.changedByBoth' : undefined);
        return (
          <div key={name} className={pair}>
            <div>
              <Text size="small" tone="soft">
                {`${labels[name]} · ${t('asanas.translation.english')}`}
              </Text>
              {english[name].trim() === '' ? (
                <Text tone="soft">{t('asanas.translation.nothing')}</Text>
              ) : (
                <p className={englishText} lang="en">
                  {english[name]}
                </p>
              )}
            </div>
            <TextField
              autoComplete="off"
              description={hintOf(name)}
              label={labels[name]}
              lang={languageTag[entry.language]}
              multiline={name !== 'name'}
              value={entry.draft[name]}
              {...(error && { errorMessage: t(`common:${error}`) })}
              onChange={(text) => onType(name, text)}
            />
          </div>
        );
      })}
    </Stack>
  );
}
