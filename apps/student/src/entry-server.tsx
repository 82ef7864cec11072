import { createI18n } from '@niyama/i18n';
import { english } from '@niyama/i18n/english';
import { StudentFrameSkeleton } from '@niyama/ui/screens/student/StudentFrame';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { prerenderSkeleton } from '@niyama/app/prerenderSkeleton.tsx';
import { type PrerenderedPage, prerenderPage } from '@niyama/app/prerenderPage.ts';
import { App } from './App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { connect } from './app/connect.ts';
import { namespaces } from './pages.ts';

/** What app.html shows until a screen is there. */
export const renderSkeleton = (): string => prerenderSkeleton(<StudentFrameSkeleton />);

/** One page in English. */
export function render(path: string): Promise<PrerenderedPage> {
  const i18n = createI18n('en', { namespaces: namespaces.all, catalogs: english });
  return prerenderPage(
    <StrictMode>
      <StaticRouter location={path}>
        <AppProviders connect={connect} i18n={i18n}>
          <App />
        </AppProviders>
      </StaticRouter>
    </StrictMode>,
  );
}
