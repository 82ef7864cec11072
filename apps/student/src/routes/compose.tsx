import { paths } from '@niyama/domain';
import { addNamespace, useTranslation } from '@niyama/i18n';
import { ComposeScreen } from '@niyama/ui/screens/student/ComposeScreen';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useGoBack } from './shared/useGoBack.ts';
import { useComposing } from './compose/useComposing.ts';

/** /compose: a practice of a student's own, put together from a wish. */
export default function ComposeRoute() {
  const { i18n } = useTranslation();
  const words = addNamespace(i18n, 'compose', useLocation().key);
  if (words) use(words);
  return <ComposePage />;
}

function ComposePage() {
  const { t } = useTranslation('compose');
  const { state, retry, ...actions } = useComposing();
  const goBack = useGoBack(paths.assignments({ tab: 'self-practice' }));
  return (
    <Page title={t('title')}>
      <ComposeScreen {...actions} state={state} onBack={goBack} onRetry={retry} />
    </Page>
  );
}
