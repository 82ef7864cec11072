import { classLimits, lengthOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';

/** What the copy of a class is called. A long name is cut, so that the words fit that say what it is. */
export function useNameOfCopy(): (name: string) => string {
  const { t } = useTranslation('classes');
  return (name) => {
    const room = classLimits.name - lengthOf(t('shelf.copyName', { name: '' }));
    return t('shelf.copyName', { name: Array.from(name).slice(0, room).join('') });
  };
}
