import type { OwnData } from '@niyama/domain';
import type { I18n } from '@niyama/i18n';

/** What a file of somebody's data says about itself, in the language in use. */
export function ownDataReadme(
  i18n: I18n,
  { name, day, data }: { name: string; day: string; data: OwnData },
): string {
  const t = i18n.getFixedT(i18n.language, 'own-data');
  const titles: Record<string, string> = i18n.getResourceBundle(i18n.language, 'own-data').sections;
  const product = i18n.t('product');
  return [
    t('readme.title', { product }),
    t('readme.made', { name, date: day }),
    '',
    t('readme.data'),
    t('readme.tables'),
    t('readme.files'),
    t('readme.device'),
    '',
    t('readme.times'),
    t('readme.left'),
    '',
    t('readme.sections'),
    // A server that is newer than this page may name more.
    ...data.sections.map((section) => `- ${section.name}: ${titles[section.name] ?? section.name}`),
    '',
  ].join('\n');
}
