import type { LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { AssignmentsTab } from './parts/AssignmentsTab.tsx';
import { OwnPractice } from './parts/OwnPractice.tsx';
import type { AssignmentActions, AssignmentsState, PracticeTab } from './types.ts';

export interface AssignmentsScreenProps extends AssignmentActions {
  state: AssignmentsState;
  /** The student's own day, for the due labels. */
  today: LocalDate;
  tab: PracticeTab;
  onTabChange: (tab: PracticeTab) => void;
}

/** 'Practice': what an instructor assigned, and the way to a practice of one's own. */
export function AssignmentsScreen({
  state,
  today,
  tab,
  onTabChange,
  ...actions
}: AssignmentsScreenProps) {
  const { t } = useTranslation('student');
  return (
    <StudentFrame title={t('assignments.title')}>
      <Tabs
        label={t('assignments.tabs.label')}
        selectedKey={tab}
        tabs={[
          {
            id: 'assignments',
            label: t('assignments.tabs.assignments'),
            content: <AssignmentsTab {...actions} state={state} today={today} />,
          },
          {
            id: 'self-practice',
            label: t('assignments.tabs.self'),
            content: <OwnPractice />,
          },
        ]}
        onSelectionChange={onTabChange}
      />
    </StudentFrame>
  );
}
