import { createI18n } from '@niyama/i18n';
import { english } from '@niyama/i18n/english';
import { AdminFrameSkeleton } from '@niyama/ui/screens/admin/AdminFrame';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { prerenderSkeleton } from '@niyama/app/prerenderSkeleton.tsx';
import { type PrerenderedPage, prerenderPage } from '@niyama/app/prerenderPage.ts';
import { App } from './App.tsx';
import { AdminProviders } from './app/AdminProviders.tsx';
import { namespaces } from './pages.ts';

/** What app.html shows until a screen is there. */
export const renderSkeleton = (): string => prerenderSkeleton(<AdminFrameSkeleton />);

/** Where the student app is shows only when the page runs; until then nothing leads there. */
const studentOrigin = { url: '', goTo: () => undefined };

const connect = () => Promise.reject(new Error('There is no backend while a page is built'));

/** One page in English. */
export function render(path: string): Promise<PrerenderedPage> {
  const i18n = createI18n('en', { namespaces: namespaces.all, catalogs: english });
  return prerenderPage(
    <StrictMode>
      <StaticRouter location={path}>
        <AdminProviders
          connect={connect}
          i18n={i18n}
          isInvented={false}
          studentOrigin={studentOrigin}
        >
          <App />
        </AdminProviders>
      </StaticRouter>
    </StrictMode>,
  );
}
