import { countFilters, type LibraryAsana, noFilters } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { LayoutGrid, LayoutList } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../LibraryScreen.css.ts';
import type { LibraryViewProps, PoseActions } from '../types.ts';
import { EmptyPoses } from './EmptyPoses.tsx';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';
import { PoseRows } from './PoseRows.tsx';
import { useGridLayout } from './useGridLayout.ts';

export interface FoundPosesProps extends PoseActions, LibraryViewProps {
  /** What the search and the filters let through. */
  poses: readonly LibraryAsana[];
  /** Whether no more are on their way. */
  isComplete: boolean;
}

/** The poses that were found; what is not found yet may be on its way. */
export function FoundPoses({ isComplete, ...found }: FoundPosesProps) {
  if (found.poses.length === 0 && !isComplete) return <LibrarySkeleton />;
  return <Results {...found} />;
}

/** How many poses there are, said politely when it changes, and the poses themselves. */
function Results({ poses, ...looking }: Omit<FoundPosesProps, 'isComplete'>) {
  const { t } = useTranslation('student');
  const { cardForm, onChangeCardForm, view, onChangeView, ...actions } = looking;
  const measure = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(measure, cardForm);
  const isCompact = layout?.form === 'compact';
  const Form = isCompact ? LayoutList : LayoutGrid;
  return (
    <>
      <div className={styles.results}>
        <Text as="output" size="small" tone="soft">
          {t('library.results', { count: poses.length })}
        </Text>
        {poses.length === 0 ? null : (
          <IconButton
            icon={<Form aria-hidden size="1.375rem" strokeWidth={1.75} />}
            label={isCompact ? t('library.view.full') : t('library.view.compact')}
            onPress={() => onChangeCardForm(isCompact ? 'full' : 'compact')}
          />
        )}
      </div>
      <div className={styles.room}>
        {/* An empty grid of the same style: it has its columns before there is a card. */}
        <div aria-hidden className={styles.grids[cardForm ?? 'fitting']} ref={measure} />
        {poses.length === 0 ? <NothingFound view={view} onChangeView={onChangeView} /> : null}
        {/* As tall as before, or a page that was scrolled meanwhile would be thrown to its top. */}
        {poses.length > 0 && layout === null ? <LibrarySkeleton /> : null}
        {poses.length > 0 && layout !== null ? (
          // Other columns make other rows: what is known of their heights is void.
          <PoseRows
            key={`${layout.columns} ${layout.form} ${layout.rem}`}
            cardForm={cardForm}
            poses={poses}
            {...actions}
            {...layout}
          />
        ) : null}
      </div>
    </>
  );
}

/** Nothing is let through: the search is named first, and the filters can be cleared at once. */
function NothingFound({ view, onChangeView }: Pick<LibraryViewProps, 'view' | 'onChangeView'>) {
  const { t } = useTranslation('student');
  const query = view.query.trim();
  const isSearch = query !== '';
  const title = isSearch
    ? t('library.empty.search.title', { query })
    : t('library.empty.filter.title');
  return (
    <EmptyPoses
      action={
        countFilters(view.filters) > 0 ? (
          <Button variant="secondary" onPress={() => onChangeView({ filters: noFilters })}>
            {t('library.filter.clear')}
          </Button>
        ) : null
      }
      description={isSearch ? t('library.empty.search.text') : t('library.empty.filter.text')}
      title={title}
    />
  );
}
