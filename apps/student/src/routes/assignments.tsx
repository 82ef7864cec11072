import { oneSetOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AssignmentsScreen } from '@niyama/ui/screens/student/AssignmentsScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useOpenReply } from './shared/useOpenReply.ts';
import { useStartPractice } from './shared/practiceNavigation.ts';
import { useStartSequence } from './shared/useStartSequence.ts';
import { useAssignments } from './assignments/useAssignments.ts';
import { usePracticeTab } from './assignments/usePracticeTab.ts';

/** /assignments?tab=: 'Practice'. */
export default function AssignmentsRoute() {
  const startPractice = useStartPractice();
  const { t } = useTranslation('student');
  const startSequence = useStartSequence();
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
        onStartAll={(asanas) =>
          startSequence({
            source: 'assignment',
            run: null,
            items: asanas.map(({ id }) => oneSetOf(id)),
          })
        }
        onTabChange={setTab}
      />
    </Page>
  );
}
