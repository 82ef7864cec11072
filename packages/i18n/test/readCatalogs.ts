import { readdirSync, readFileSync } from 'node:fs';

import type { LanguageTag } from '@niyama/domain';
import { namespaces } from '../src/namespaces.ts';

const locales = new URL('../locales/', import.meta.url);

/** The languages that have a folder of catalogs. */
export const languageFolders = readdirSync(locales).sort();

/** All texts of one language by `namespace:dotted.key`, read from disk as they will be served. */
export function readCatalog(tag: LanguageTag): Map<string, string> {
  return new Map(
    namespaces.flatMap((namespace) => {
      const file = new URL(`${tag}/${namespace}.json`, locales);
      return flatten(JSON.parse(readFileSync(file, 'utf8')), `${namespace}:`);
    }),
  );
}

interface SameAsEnglish {
  reason: string;
  /** Languages by `namespace:dotted.key`. */
  keys: Record<string, string[]>;
}

/** The texts that may equal the English one, grouped by the reason why. */
export function readSameAsEnglish(): SameAsEnglish[] {
  return JSON.parse(readFileSync(new URL('../same-as-english.json', import.meta.url), 'utf8'));
}

/** Every text of a group by its dotted key, after `prefix`. */
export function flatten(group: object, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([name, value]) =>
    value !== null && typeof value === 'object'
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] satisfies [string, string]],
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** A key without its plural suffix: what the code asks for. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '');
}

/** The plural category of a key, or null when the key is no plural form. */
export function pluralForm(key: string): string | null {
  return pluralSuffix.exec(key)?.[1] ?? null;
}
