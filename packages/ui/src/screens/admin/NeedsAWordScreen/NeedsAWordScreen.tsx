import type { StudentWord } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { PagedList } from '../parts/PagedList.tsx';
import type { TableState } from '../parts/tableState.ts';
import { WordLines } from '../parts/WordLines.tsx';

export interface NeedsAWordScreenProps {
  /** One line a student, the most urgent first. A page may have none and be followed by others. */
  state: TableState<StudentWord>;
  /** Hides a line for seven days. */
  onDone: (word: StudentWord) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/needs-a-word: everybody with whom an instructor should have a word, and why. */
export function NeedsAWordScreen({ onDone, ...list }: NeedsAWordScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('words.title')}>
      <Text tone="soft">{t('words.subtitle')}</Text>
      <PagedList
        {...list}
        empty={{ title: t('words.nobody'), description: t('words.emptyText') }}
        failed={t('words.loadFailed')}
        skeleton={<Skeleton height="24rem" shape="block" />}
      >
        {(words) => (
          <Card>
            <WordLines words={words} onDone={onDone} />
          </Card>
        )}
      </PagedList>
    </AdminFrame>
  );
}
