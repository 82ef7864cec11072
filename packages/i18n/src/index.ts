export { achievementName } from './achievementName.ts';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export type { i18n as I18n, TFunction } from 'i18next';
export { addNamespace, createI18n, loadLanguage } from './createI18n.ts';
export { errorText } from './errorText.ts';
export { type Format, useFormat } from './useFormat.ts';
export { browserLanguage, languageOf } from './language.ts';
export { namespaces, type Namespace } from './namespaces.ts';
export { firstDayOfWeek } from './week.ts';
