import type { Why } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';

/**
 * Says why a pose is where it is.
 *
 * @returns the sentence; it takes the names of other poses from the function that is given.
 */
export function useWhyText() {
  const { t } = useTranslation('compose');
  return (why: Why, nameOf: (asanaId: string) => string): string => {
    switch (why.kind) {
      case 'prepares':
        return t('why.prepares', {
          name: nameOf(why.of),
          region: t(`region.${why.region}`),
        });
      case 'counters':
        return t('why.counters', { name: nameOf(why.of) });
      case 'focus':
      case 'works':
        return t(`why.${why.kind}`, { region: t(`region.${why.region}`) });
      case 'spine':
        return t(`why.spine.${why.way}`);
      default:
        return t(`why.${why.kind}`);
    }
  };
}
