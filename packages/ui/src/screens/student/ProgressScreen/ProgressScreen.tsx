import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import type { ProgressState } from '../parts/progressState.ts';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { Achievements } from './parts/Achievements.tsx';
import { ProgressLoading } from './parts/ProgressLoading.tsx';
import { Stats } from './parts/Stats.tsx';

export const progressTabs = ['achievements', 'stats'] as const;
export type ProgressTab = (typeof progressTabs)[number];

export interface ProgressScreenProps {
  state: ProgressState;
  tab: ProgressTab;
  onTabChange: (tab: ProgressTab) => void;
  onBack: () => void;
  onRetry: () => void;
}

/** /progress: achievements and figures. */
export function ProgressScreen({ state, tab, onTabChange, onBack, onRetry }: ProgressScreenProps) {
  const { t } = useTranslation('student');
  const failedTitle = t('progress.failed');
  return (
    <StudentFrame title={t('progress.title')} onBack={onBack}>
      {state.status === 'failed' ? (
        <LoadFailed
          isOffline={state.isOffline}
          reason={state.reason}
          title={failedTitle}
          onRetry={onRetry}
        />
      ) : (
        <Stack>
          <StaleNotice
            failedTitle={failedTitle}
            stale={state.status === 'ready' ? state.stale : null}
            onRetry={onRetry}
          />
          <Tabs
            label={t('progress.tabs.label')}
            selectedKey={tab}
            tabs={[
              {
                id: 'achievements',
                label: t('progress.tabs.achievements'),
                content:
                  state.status === 'ready' ? (
                    <Achievements achievements={state.progress.achievements} />
                  ) : (
                    <ProgressLoading />
                  ),
              },
              {
                id: 'stats',
                label: t('progress.tabs.stats'),
                content:
                  state.status === 'ready' ? (
                    <Stats progress={state.progress} />
                  ) : (
                    <ProgressLoading />
                  ),
              },
            ]}
            onSelectionChange={onTabChange}
          />
        </Stack>
      )}
    </StudentFrame>
  );
}
