import type { CommunityPerson } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';

/** How people are named among others: 'Unknown User' without a name, and '(You)' for oneself. */
export function usePersonName(): (person: Pick<CommunityPerson, 'name' | 'isSelf'>) => {
  name: string;
  shown: string;
} {
  const { t } = useTranslation('student');
  return (person) => {
    const name = person.name ?? t('people.unknown');
    return { name, shown: person.isSelf ? t('people.you', { name }) : name };
  };
}
