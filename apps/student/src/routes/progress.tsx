import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ProgressScreen, progressTabs } from '@niyama/ui/screens/student/ProgressScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useGoBack } from './shared/useGoBack.ts';
import { useProgress } from './shared/useProgress.ts';

/** /progress?tab=: achievements and figures. */
export default function ProgressRoute() {
  const { t } = useTranslation('student');
  const { state, retry } = useProgress();
  const [tab, showTab] = useAddressChoice('tab', progressTabs);
  return (
    <Page title={t('progress.title')}>
      <ProgressScreen
        state={state}
        tab={tab}
        onBack={useGoBack(paths.profile())}
        onRetry={retry}
        onTabChange={showTab}
      />
    </Page>
  );
}
