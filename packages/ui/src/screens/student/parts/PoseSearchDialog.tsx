import { type Asana, type PoseKey, searchPoses } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ShowMore } from './ShowMore.tsx';
import { StillLoading } from './StillLoading.tsx';

/** The library, as far as a choice of its poses needs it. */
export type PosePickerState =
  | { status: 'loading' }
  | { status: 'ready'; poses: readonly Asana[] }
  /** Why, in the person's language. */
  | { status: 'failed'; reason: string };

export interface PoseSearchDialogProps {
  isOpen: boolean;
  title: string;
  state: PosePickerState;
  /** What searching looks at; the same function each time. */
  keyOf: (asana: Asana) => PoseKey;
  searchLabel: string;
  searchPlaceholder: string;
  /** What the choice has come to so far; announced when it changes. */
  status: string;
  /** What could not be loaded. */
  failedTitle: string;
  /** Buttons at the end, the way on last. */
  actions: ReactNode;
  onClose: () => void;
  onRetry: () => void;
  /** Shows poses that were found, at least one. */
  children: (poses: readonly Asana[]) => ReactNode;
}

/** How many poses are drawn at first, and how many more with each asking. */
const posesAtOnce = 50;

/** Finds poses of the whole library to choose from. */
export function PoseSearchDialog({
  isOpen,
  title,
  state,
  keyOf,
  searchLabel,
  searchPlaceholder,
  status,
  failedTitle,
  actions,
  onClose,
  onRetry,
  children,
}: PoseSearchDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(posesAtOnce);
  const poses = state.status === 'ready' ? state.poses : null;
  const folded = useMemo(
    () => poses?.map((asana) => ({ asana, key: keyOf(asana) })) ?? [],
    [poses, keyOf],
  );
  const found = searchPoses(folded, query, ({ key }) => key).map(({ asana }) => asana);
  return (
    <Dialog
      actions={actions}
      closeLabel={t('common:action.close')}
      isOpen={isOpen}
      title={title}
      onClose={onClose}
    >
      <Stack gap="4">
        <SearchField
          clearLabel={t('library.search.clear')}
          label={searchLabel}
          placeholder={searchPlaceholder}
          value={query}
          onChange={(typed) => {
            setQuery(typed);
            setLimit(posesAtOnce);
          }}
        />
        {/* In the page from the start, so that what comes into it is announced. */}
        <Text as="output" size="small" tone="soft">
          {status}
        </Text>
        {state.status === 'loading' ? <StillLoading /> : null}
        {state.status === 'failed' ? (
          <ErrorState
            actions={<Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>}
            description={state.reason}
            headingLevel={3}
            title={failedTitle}
          />
        ) : null}
        {state.status === 'ready' && found.length === 0 ? (
          <EmptyState
            description={t('library.empty.search.text')}
            headingLevel={3}
            title={t('library.empty.search.title', { query: query.trim() })}
          />
        ) : null}
        {found.length > 0 ? (
          <>
            {children(found.slice(0, limit))}
            <ShowMore
              key={query}
              isBusy={false}
              limit={limit}
              total={found.length}
              onPress={() => setLimit(limit + posesAtOnce)}
            />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
