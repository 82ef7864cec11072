import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { catalogues as loaders } from './catalogues.ts';
import type { LanguageTag } from './language.ts';
import { namespaces, type Catalogues, type Namespace } from './namespaces.ts';

interface I18nOptions {
  /** What this app says; only these are loaded. @default all three */
  namespaces?: readonly Namespace[];
  /** Texts of `tag` that are at hand already; the rest comes with `loadLanguage`. */
  catalogues?: Partial<Catalogues>;
}

/**
 * An instance of its own, never a global one: a prerender and every story have theirs. It is ready
 * at once and says nothing until `loadLanguage` has been awaited, unless catalogues are given.
 */
export function createI18n(tag: LanguageTag, options: I18nOptions = {}): I18n {
  const i18n = createInstance();
  // Not awaited: with nothing to fetch, `initAsync: false` makes it complete before it returns.
  void i18n.use(initReactI18next).init({
    lng: tag,
    // Completeness is proved by tests; a fallback would only make everybody download English too.
    fallbackLng: false,
    supportedLngs: false,
    ns: [...(options.namespaces ?? namespaces)],
    defaultNS: 'common',
    resources: options.catalogues ? { [tag]: options.catalogues } : {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** The language asked for last: a slow download must not overtake a later choice. */
const wanted = new WeakMap<I18n, LanguageTag>();

/**
 * Loads what the instance's namespaces say in a language and switches to it. Rejects when a
 * catalogue cannot be fetched; the language then stays as it was.
 */
export async function loadLanguage(i18n: I18n, tag: LanguageTag): Promise<void> {
  wanted.set(i18n, tag);
  await Promise.all(
    namespaces
      .filter((namespace) => [i18n.options.ns ?? []].flat().includes(namespace))
      .filter((namespace) => !i18n.hasResourceBundle(tag, namespace))
      .map(async (namespace) => {
        const catalogue = await loaders[tag][namespace]();
        i18n.addResourceBundle(tag, namespace, catalogue.default);
      }),
  );
  if (wanted.get(i18n) === tag) await i18n.changeLanguage(tag);
}
