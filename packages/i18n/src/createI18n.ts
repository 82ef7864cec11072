import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { loadCatalog } from './catalogs.ts';
import { languageTags, type LanguageTag } from '@niyama/domain';
import { namespaces, type Catalogs, type Namespace } from './namespaces.ts';

interface I18nOptions {
  /** What this app says; only these are loaded. @default all of them */
  namespaces?: readonly Namespace[];
  /** Texts of `tag` that are at hand already; the rest comes with `loadLanguage`. */
  catalogs?: Partial<Catalogs>;
}

/**
 * Creates a separate instance, because a prerender and every story need one each. It is ready at once,
 * but has no texts until `loadLanguage` has been awaited, unless catalogs are given.
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
    resources: options.catalogs ? { [tag]: options.catalogs } : {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** The language asked for last: a slow download must not overtake a later choice. */
const wanted = new WeakMap<I18n['store'], LanguageTag>();

/**
 * Loads what the instance's namespaces say in a language and switches to it. Rejects when a
 * catalog cannot be fetched; the language then stays as it was.
 */
export async function loadLanguage(i18n: I18n, tag: LanguageTag): Promise<void> {
  wanted.set(i18n.store, tag);
  const missing = () => namespacesOf(i18n).filter((each) => !i18n.hasResourceBundle(tag, each));
  // A page may add one while the others arrive.
  for (let left = missing(); left.length > 0; left = missing()) {
    await Promise.all(left.map((each) => addCatalog(i18n, tag, each)));
  }
  if (wanted.get(i18n.store) === tag) await i18n.changeLanguage(tag);
}

/** The namespaces added later. The store is the key, because a hook hands out copies of the instance. */
const added = new WeakMap<I18n['store'], Added>();
type Added = Map<Namespace, { tag: LanguageTag; visit: string; arrival: Promise<void> }>;

/** React's `use` reads the status, and does not suspend. */
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Loads a namespace that the instance began without, such as that of one page. From then on, a change of
 * language loads it too. Rejects when it cannot be fetched.
 *
 * @param visit names the visit to the page: a failed fetch is repeated on the next visit, not when the
 * same visit renders again.
 * @returns for React's `use`, which goes on at once when the texts are there.
 */
export function addNamespace(i18n: I18n, namespace: Namespace, visit: string): Promise<void> {
  const tag = languageTags.find((known) => known === i18n.language);
  if (!tag || i18n.hasResourceBundle(tag, namespace)) return loaded;
  const all: Added = added.get(i18n.store) ?? new Map();
  const known = all.get(namespace);
  if (known?.tag === tag && known.visit === visit) return known.arrival;
  const arrival = addCatalog(i18n, tag, namespace);
  added.set(i18n.store, all.set(namespace, { tag, visit, arrival }));
  return arrival;
}

async function addCatalog(i18n: I18n, tag: LanguageTag, namespace: Namespace): Promise<void> {
  const catalog = await loadCatalog(tag, namespace);
  i18n.addResourceBundle(tag, namespace, catalog.default);
}

const namespacesOf = (i18n: I18n): Namespace[] => {
  const said = new Set([i18n.options.ns ?? [], ...(added.get(i18n.store)?.keys() ?? [])].flat());
  return namespaces.filter((each) => said.has(each));
};
