import { libraryTabs, type LibraryTab } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import * as styles from './LibraryScreen.css.ts';
import { AllPoses } from './parts/AllPoses.tsx';
import { FavoritePoses } from './parts/FavoritePoses.tsx';
import { PoseFilter } from './parts/PoseFilter.tsx';
import { PracticedPoses } from './parts/PracticedPoses.tsx';
import { ReminderInvitation } from './parts/ReminderInvitation.tsx';
import type {
  Invitation,
  LibraryState,
  LibraryViewProps,
  PoseActions,
  PracticedState,
} from './types.ts';
import { usePosesFound } from './usePosesFound.ts';

export interface LibraryScreenProps extends PoseActions, LibraryViewProps {
  state: LibraryState;
  practiced: PracticedState;
  /** Null where there is nothing to offer, or the offer was dismissed. */
  invitation: Invitation | null;
  onRetry: () => void;
  onRetryPracticed: () => void;
}

/** /library: all poses, favorites and history. */
export function LibraryScreen({ invitation, onRetryPracticed, ...props }: LibraryScreenProps) {
  const { t } = useTranslation('student');
  const { state, practiced, onChangeView } = props;
  // A key shows in the field at once; the poses follow when there is time, the last word first.
  const query = useDeferredValue(props.view.query);
  const view = { ...props.view, query };
  const isBehind = query !== props.view.query;
  const all = state.status === 'ready' ? state.poses : [];
  const shown: Record<LibraryTab, readonly (typeof all)[number][]> = {
    library: all,
    favorites: all.filter(({ isFavorite }) => isFavorite),
    history: practiced.status === 'ready' ? practiced.poses : [],
  };
  const found = usePosesFound(shown[view.tab], view);
  const content: Record<LibraryTab, ReactNode> = {
    library: <AllPoses {...props} found={found} view={view} />,
    favorites: (
      <FavoritePoses {...props} found={found} hasAny={shown.favorites.length > 0} view={view} />
    ),
    history: <PracticedPoses {...props} found={found} view={view} onRetry={onRetryPracticed} />,
  };
  return (
    <StudentFrame title={t('library.title')}>
      <Stack>
        {invitation === null ? null : <ReminderInvitation {...invitation} />}
        <div className={styles.search}>
          <div className={styles.searchField}>
            <SearchField
              clearLabel={t('library.search.clear')}
              label={t('library.search.label')}
              placeholder={t('library.search.placeholder')}
              value={props.view.query}
              onChange={(query) => onChangeView({ query })}
            />
          </div>
          <PoseFilter
            count={found.length}
            filters={view.filters}
            onChange={(filters) => onChangeView({ filters })}
          />
        </div>
        <Tabs
          label={t('library.tabs.label')}
          selectedKey={view.tab}
          tabs={libraryTabs.map((id) => ({
            id,
            label: t(`library.tabs.${id}`),
            content: <Results isBehind={isBehind}>{content[id]}</Results>,
          }))}
          onSelectionChange={(tab) => onChangeView({ tab })}
        />
      </Stack>
    </StudentFrame>
  );
}

/** The poses as they were last drawn, while they are behind what is being typed. */
const Results = memo(
  function Results({ children }: { isBehind: boolean; children: ReactNode }) {
    return <Stack>{children}</Stack>;
  },
  (_, { isBehind }) => isBehind,
);
