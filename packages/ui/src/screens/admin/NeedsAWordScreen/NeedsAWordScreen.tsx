import type { StudentWord } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import type { TableState } from '../parts/tableState.ts';
import { useKeptFocus } from '../parts/useKeptFocus.ts';
import { WordLines } from '../parts/WordLines.tsx';
import * as styles from './NeedsAWordScreen.css.ts';

export interface NeedsAWordScreenProps {
  /** One line a student, the most urgent first. A page may have none and be followed by others. */
  state: TableState<StudentWord>;
  /** Hides a line for seven days. */
  onDone: (word: StudentWord) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/needs-a-word: everybody with whom an instructor should have a word, and why. */
export function NeedsAWordScreen(props: NeedsAWordScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('words.title')}>
      <Text tone="soft">{t('words.subtitle')}</Text>
      <Content {...props} />
    </AdminFrame>
  );
}

function Content({ state, onDone, onRetry, onShowMore }: NeedsAWordScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  // 'Done' goes with its line.
  const place = useKeptFocus<HTMLDivElement>(state.status === 'ready' ? state.items : null);
  const retry = (
    <Button variant="secondary" onPress={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={retry}
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={state.isOffline ? t('table.noConnection') : t('words.loadFailed')}
      />
    );
  }
  const { items, more, stale } = state;
  const isEmpty = items.length === 0;
  const goesOn = more === 'available' || more === 'loading';
  return (
    <div className={styles.list} ref={place} tabIndex={-1}>
      {stale ? (
        <FormAlert action={retry}>
          {`${stale === 'offline' ? t('table.noConnection') : t('words.loadFailed')}. ${t('table.kept')}`}
        </FormAlert>
      ) : null}
      {isEmpty ? null : (
        <Card>
          <WordLines words={items} onDone={onDone} />
        </Card>
      )}
      {isEmpty && more === 'none' ? (
        <EmptyState description={t('words.emptyText')} title={t('words.nobody')} />
      ) : null}
      {isEmpty && goesOn ? <Loading /> : <LoadMore more={more} onMore={onShowMore} />}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="4">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <Skeleton height="24rem" shape="block" />
    </Stack>
  );
}
