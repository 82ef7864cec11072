import type { LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { ProgressState } from '../parts/progressState.ts';
import { StudentFrame, useStudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { AsanaHistory } from './parts/AsanaHistory.tsx';
import { Overview } from './parts/Overview.tsx';
import { PracticeLog } from './parts/PracticeLog.tsx';
import type { AsanaFilter, HistoryState, Names, ProfileTab } from './types.ts';

export interface ProfileScreenProps {
  /** Who the student is; null while it is not known. */
  names: Names | null;
  progress: ProgressState;
  history: HistoryState;
  /** The student's own day. */
  today: LocalDate;
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  filter: AsanaFilter;
  onFilterChange: (filter: AsanaFilter) => void;
  /** Asks again for what could not be loaded. */
  onRetry: () => void;
  /** Asks for the next page of the history. */
  onMore: () => void;
  /** Called when an instructor's new reply is opened. */
  /** @param assignmentId the occurrence whose reply was opened. */
  onOpenReply: (assignmentId: string) => void;
}

/** /profile: the student's own page. */
export function ProfileScreen({
  names,
  progress,
  history,
  today,
  tab,
  onTabChange,
  filter,
  onFilterChange,
  onRetry,
  onMore,
  onOpenReply,
}: ProfileScreenProps) {
  const { t } = useTranslation('student');
  const { person } = useStudentFrame();
  const shared = { history, today, onMore, onRetry };
  return (
    <StudentFrame title={t('profile.title')}>
      <Tabs
        label={t('profile.tabs.label')}
        selectedKey={tab}
        tabs={[
          {
            id: 'overview',
            label: t('profile.tabs.overview'),
            content: (
              <Overview
                avatarUrl={person.avatarUrl}
                names={names}
                state={progress}
                onRetry={onRetry}
              />
            ),
          },
          {
            id: 'log',
            label: t('profile.tabs.log'),
            content: <PracticeLog {...shared} onOpenReply={onOpenReply} />,
          },
          {
            id: 'asanas',
            label: t('profile.tabs.asanas'),
            content: <AsanaHistory {...shared} filter={filter} onFilterChange={onFilterChange} />,
          },
        ]}
        onSelectionChange={onTabChange}
      />
    </StudentFrame>
  );
}
