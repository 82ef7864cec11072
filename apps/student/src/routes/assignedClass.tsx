import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ClassScreen } from '@niyama/ui/screens/student/ClassScreen';
import { useParams } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { bells, wakeSpeech } from '@niyama/app/practice/sounds.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useAssignedClass } from './assignedClass/useAssignedClass.ts';
import { useOpenRun } from './shared/practiceNavigation.ts';
import { useGoBack } from './shared/useGoBack.ts';
import { useRunOnDevice } from './shared/useRunOnDevice.ts';
import { useStartSequence } from './shared/useStartSequence.ts';

/** /class/:versionId: a class that an instructor assigned, as it was then. */
export default function AssignedClassRoute() {
  usePageTexts('classes');
  const { t } = useTranslation(['classes', 'student']);
  const { versionId = '' } = useParams();
  const { state, retry } = useAssignedClass(versionId);
  const startSequence = useStartSequence();
  const openRun = useOpenRun();
  const onDevice = useRunOnDevice();
  const left = onDevice?.run?.versionId === versionId ? onDevice : null;
  const goOn = () => {
    bells.wake();
    wakeSpeech();
    if (left) openRun(left, { resumes: true });
  };
  const start = () => {
    if (state.status !== 'ready') return;
    const { assigned, assignment } = state;
    const { name, body, neededSeconds } = assigned;
    if (!body) return;
    const open = assignment?.completed ? null : assignment;
    startSequence({
      source: 'assignment',
      run: {
        name,
        versionId: assigned.versionId,
        neededSeconds: open && neededSeconds,
        reflectionQuestion: open?.reflectionQuestion,
      },
      body,
      poses: new Map(assigned.poses.map((asana) => [asana.id, asana])),
    });
  };
  return (
    <Page title={state.status === 'ready' ? state.assigned.name : t('detail.title')}>
      <ClassScreen
        isBegun={left !== null}
        state={state}
        today={useLocalTime().day}
        onBack={useGoBack(paths.assignments())}
        onRetry={retry}
        onStart={left ? goOn : start}
      />
    </Page>
  );
}
