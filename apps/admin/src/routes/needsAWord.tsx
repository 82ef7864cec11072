import { wordsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { NeedsAWordScreen } from '@niyama/ui/screens/admin/NeedsAWordScreen';
import { useEffect, useMemo } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useWordDone } from './shared/useWordDone.ts';

/** /admin/needs-a-word: everybody with whom an instructor should have a word. */
export default function NeedsAWordRoute() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('words.title')}>
      <NeedsAWordScreen {...useWords()} onDone={useWordDone()} />
    </Page>
  );
}

function useWords() {
  const { state, onShowMore, onRetry } = useTablePages(wordsQuery(useClient()));
  const isBlank =
    state.status === 'ready' && state.items.length === 0 && state.more === 'available';
  // Of whom the clock told, nobody needs a word any more; of those who follow somebody may.
  useEffect(() => {
    if (isBlank) onShowMore();
  }, [isBlank, onShowMore]);
  const read = state.status === 'ready' ? state.items : null;
  // Whom the clock put behind in between stands on two pages, and is told of once. Kept between renderings:
  // the screen takes a new array for a line that is gone, and moves a lost focus into the list.
  const items = useMemo(
    () => read && [...new Map(read.map((word) => [word.student.id, word])).values()],
    [read],
  );
  if (state.status !== 'ready' || items === null) return { state, onShowMore, onRetry };
  return { state: { ...state, items }, onShowMore, onRetry };
}
