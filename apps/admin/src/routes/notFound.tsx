import { adminPaths, consoleLogger } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { NotFoundScreen } from '@niyama/ui/screens/shared/NotFoundScreen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';

/** Any other path; it is logged, to find dead links. */
export default function NotFoundRoute() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useEffect(() => consoleLogger.warn('Unknown path', pathname), [pathname]);
  return (
    <Page title={t('notFound.message')}>
      <NotFoundScreen homeHref={adminPaths.root()} />
    </Page>
  );
}
