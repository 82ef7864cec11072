import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ComposeScreen } from '@niyama/ui/screens/student/ComposeScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useGoBack } from './shared/useGoBack.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useComposing } from './compose/useComposing.ts';

/** /compose: a practice of a student's own, put together from a wish. */
export default function ComposeRoute() {
  usePageTexts('compose');
  const { t } = useTranslation('compose');
  const { state, retry, ...actions } = useComposing();
  const goBack = useGoBack(paths.assignments({ tab: 'self-practice' }));
  return (
    <Page title={t('title')}>
      <ComposeScreen {...actions} state={state} onBack={goBack} onRetry={retry} />
    </Page>
  );
}
