import type { i18n as I18n } from 'i18next';

/**
 * The name of an achievement in the language in use; one that an administrator has added has only
 * its own.
 */
export function achievementName(i18n: I18n, { key, name }: { key: string; name: string }): string {
  const names: Record<string, string> = i18n.getResourceBundle(i18n.language, 'student')
    .achievements.name;
  return Object.hasOwn(names, key) ? (names[key] ?? name) : name;
}
