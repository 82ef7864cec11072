import { adminPaths, type StudentWord } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useKeptFocus } from '#screens/admin/parts/useKeptFocus.ts';
import { WordLines } from '#screens/admin/parts/WordLines.tsx';
import { keptFocus } from '../DashboardScreen.css.ts';
import { DashboardCard } from './DashboardCard.tsx';

interface NeedsAWordProps {
  /** The most urgent ones. */
  words: readonly StudentWord[];
  /** Whether others may follow them. */
  hasMore: boolean;
  /** Hides a line for seven days. */
  onDone: (word: StudentWord) => void;
}

/** With whom an instructor should have a word first, and the way to all others. */
export function NeedsAWord({ words, hasMore, onDone }: NeedsAWordProps) {
  const { t } = useTranslation('admin');
  // 'Done' goes with its line.
  const place = useKeptFocus<HTMLDivElement>(words);
  const isEmpty = words.length === 0;
  return (
    <DashboardCard title={t('words.title')}>
      <div className={keptFocus} ref={place} tabIndex={-1}>
        <Stack gap="2">
          {isEmpty && !hasMore ? <Text tone="soft">{t('words.empty')}</Text> : null}
          {isEmpty ? null : <WordLines words={words} onDone={onDone} />}
          {hasMore ? (
            <Link isStandalone href={adminPaths.needsAWord()}>
              {t('words.all')}
            </Link>
          ) : null}
        </Stack>
      </div>
    </DashboardCard>
  );
}
