import type { LanguageTag } from '@niyama/domain';
import type { Namespace } from './namespaces.ts';

interface CatalogModule {
  default: object;
}

/** A file of each, so that nobody downloads a language or an app that they do not read. */
const files = import.meta.glob<CatalogModule>('../locales/*/*.json');

/** Loads what a namespace says in a language. A test proves that there is a file of each. */
export function loadCatalog(tag: LanguageTag, namespace: Namespace): Promise<CatalogModule> {
  const load = files[`../locales/${tag}/${namespace}.json`];
  if (!load) throw new Error(`There is no ${namespace} in ${tag}`);
  return load();
}
