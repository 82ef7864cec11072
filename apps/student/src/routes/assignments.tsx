import { useTranslation } from '@niyama/i18n';
import { AssignmentsScreen } from '@niyama/ui/screens/student/AssignmentsScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useOpenReply } from './shared/useOpenReply.ts';
import { useStartPractice } from './shared/practiceNavigation.ts';
import { useAssignments } from './shared/useAssignments.ts';
import { useStartList } from './shared/useStartList.ts';
import { usePracticeTab } from './assignments/usePracticeTab.ts';

/** /assignments?tab=: 'Practice'. */
export default function AssignmentsRoute() {
  const startPractice = useStartPractice();
  const { t } = useTranslation('student');
  const startList = useStartList();
  const [tab, setTab] = usePracticeTab();
  const { state, retry, showMore } = useAssignments();
  return (
    <Page title={t('assignments.title')}>
      <AssignmentsScreen
        state={state}
        tab={tab}
        today={useLocalTime().day}
        onOpenReply={useOpenReply()}
        onRetry={retry}
        onShowMore={showMore}
        onStart={({ id }) => startPractice({ asanaId: id, source: 'assignment' })}
        onStartAll={(asanas) => startList(asanas, { source: 'assignment', isRun: false })}
        onTabChange={setTab}
      />
    </Page>
  );
}
