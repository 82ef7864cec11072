import { removePreference, readPreference, savePreference } from '@niyama/device';
import { type LanguageTag, languageTags } from '@niyama/domain';
import { browserLanguage, type I18n, loadLanguage, useTranslation } from '@niyama/i18n';
import type { ToastQueue } from '@niyama/ui/toastQueue';

/** The language in use and the way to change it, for the whole app at once. */
export interface LanguageChoice {
  language: LanguageTag;
  changeLanguage: (tag: LanguageTag) => void;
}

/** The language in which the app begins: the one chosen on this device, else the browser's. */
export function firstLanguage(): LanguageTag {
  const remembered = readPreference('language');
  return languageTags.find((tag) => tag === remembered) ?? browserLanguage();
}

/** Makes an app's choice of language; `toasts` shows when a catalog cannot be loaded. */
export function createLanguageChoice(toasts: ToastQueue) {
  let underWay: LanguageTag | null = null;

  /** Shows the whole app in another language; the one asked for last, however slowly they come. */
  async function switchLanguage(i18n: I18n, tag: LanguageTag): Promise<void> {
    if ((underWay ?? i18n.language) === tag) return;
    underWay = tag;
    try {
      await loadLanguage(i18n, tag);
      document.documentElement.lang = i18n.language;
    } catch {
      toasts.show({ tone: 'error', message: i18n.t('common:language.failed') });
    } finally {
      if (underWay === tag) underWay = null;
    }
  }

  /** The choice of a language, which people can also make before they sign in. */
  function useLanguage(): LanguageChoice {
    const { i18n } = useTranslation();
    return {
      language: languageTags.find((tag) => tag === i18n.language) ?? 'en',
      changeLanguage: (tag) => {
        savePreference('language', tag);
        // Chosen by hand on this device: a profile that says what it said before does not undo it.
        removePreference('profileSaid');
        void switchLanguage(i18n, tag);
      },
    };
  }

  return { switchLanguage, useLanguage };
}
