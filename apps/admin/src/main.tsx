import { type Config, createDataClient, loadConfig } from '@niyama/data';
import { adminPaths, consoleLogger } from '@niyama/domain';
import { createI18n, I18nextProvider, loadLanguage } from '@niyama/i18n';
import { CrashScreen } from '@niyama/ui/screens/shared/CrashScreen';
import '@niyama/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstLanguage } from '../../shared/src/language.ts';
import { applyLateStyles } from '../../shared/src/lateStyles.ts';
import { App } from './App.tsx';
import { AdminProviders } from './app/AdminProviders.tsx';
import { sessionStorageKey } from './app/AdminSession.tsx';

async function start(container: Element) {
  const language = firstLanguage();
  const i18n = createI18n(language, { namespaces: ['common', 'admin'] });
  const [config] = await Promise.all([
    configuration(),
    loadLanguage(i18n, language),
    applyLateStyles(),
  ]);
  const html = document.documentElement;
  html.lang = language;
  // Only prerendered pages wait for the app behind boot.js.
  delete html.dataset['boot'];
  // The page's own title comes with the app.
  document.querySelector('title')?.remove();
  const root = createRoot(container);
  if (!config) {
    root.render(
      <I18nextProvider i18n={i18n}>
        <title>{i18n.t('product')}</title>
        <CrashScreen homeHref={adminPaths.root()} onReload={() => location.reload()} />
      </I18nextProvider>,
    );
    return;
  }
  const connection = Promise.resolve(
    createDataClient({
      url: config.supabaseUrl,
      key: config.supabaseKey,
      storageKey: sessionStorageKey,
    }),
  );
  const studentOrigin = {
    url: new URL(config.studentUrl).origin,
    // Replaced, so that Back does not lead into the closed door again.
    goTo: (address: string) => location.replace(address),
  };
  root.render(
    <StrictMode>
      <BrowserRouter>
        <AdminProviders connect={() => connection} i18n={i18n} studentOrigin={studentOrigin}>
          <App />
        </AdminProviders>
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Where everything is; null when that cannot be found out, without which there is no login. */
async function configuration(): Promise<Config | null> {
  try {
    return await loadConfig();
  } catch (error) {
    consoleLogger.error('The configuration could not be loaded', error);
    return null;
  }
}

const container = document.querySelector('#root');
if (container) void start(container);
