import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as say from './format.ts';
import type { LanguageTag } from '@niyama/domain';
import { languageOf } from './language.ts';

/** Numbers, days and lengths in the language of the page; format.ts says what each is for. */
export type Format = ReturnType<typeof formatsOf>;

/** The formats of the language in use. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const tag = languageOf(i18n);
  return useMemo(() => formatsOf(i18n, tag), [i18n, tag]);
}

function formatsOf(i18n: I18n, tag: LanguageTag) {
  const bound =
    <Given extends unknown[]>(format: (tag: LanguageTag, ...given: Given) => string) =>
    (...given: Given) =>
      format(tag, ...given);
  return {
    number: bound(say.formatNumber),
    day: bound(say.formatDay),
    days: bound(say.formatDays),
    time: bound(say.formatTime),
    weekday: bound(say.formatWeekday),
    relative: bound(say.formatRelative),
    ago: (at: Date, now: number) => say.formatAgo(i18n, at, now),
    list: bound(say.formatList),
    sentences: bound(say.formatSentences),
    exactDuration: bound(say.formatExactDuration),
  };
}
