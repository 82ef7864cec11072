import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { SelfPracticeScreen } from '@niyama/ui/screens/student/SelfPracticeScreen';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useStartPractice } from './shared/practiceNavigation.ts';
import { useStartList } from './shared/useStartList.ts';
import { useChangeSelfPractice } from './selfPractice/useChangeSelfPractice.ts';
import { useSelfPractice } from './selfPractice/useSelfPractice.ts';

const PickPoses = lazy(() => import('./selfPractice/PickPoses.tsx'));

/** /self-practice: the student's own list of poses. */
export default function SelfPracticeRoute() {
  const { t } = useTranslation('student');
  const navigate = useNavigate();
  const startPractice = useStartPractice();
  const startList = useStartList();
  const { state, retry } = useSelfPractice();
  const { add, remove, reorder } = useChangeSelfPractice();
  const [isPicking, setPicking] = useState(false);
  const entries = state.status === 'ready' ? state.entries : [];
  return (
    <Page title={t('selfPractice.title')}>
      <SelfPracticeScreen
        state={state}
        onAddPoses={() => setPicking(true)}
        onBack={() => void navigate(paths.assignments({ tab: 'self-practice' }))}
        onRemove={remove}
        onReorder={reorder}
        onRetry={retry}
        onStart={({ id }) => startPractice({ asanaId: id, source: 'self-practice' })}
        onStartAll={(asanas) => startList(asanas, { source: 'self-practice', isRun: true })}
      />
      {isPicking ? (
        <Suspense fallback={null}>
          <PickPoses
            listed={new Set(entries.map(({ asanaId }) => asanaId))}
            onAdd={(asanas) => {
              setPicking(false);
              add(asanas);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
