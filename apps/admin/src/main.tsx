import { type Config, createDataClient, loadConfig } from '@niyama/data';
import { adminPaths, consoleLogger } from '@niyama/domain';
import { createI18n, I18nextProvider, loadLanguage } from '@niyama/i18n';
import { CrashScreen } from '@niyama/ui/screens/shared/CrashScreen';
import '@niyama/ui/theme';
import { firstLanguage } from '@niyama/app/language.ts';
import { applyLateStyles } from '@niyama/app/lateStyles.ts';
import { loadPage } from '@niyama/app/lazy.tsx';
import { replacePage, showApp } from '@niyama/app/showApp.tsx';
import { App, guard, routes } from './App.tsx';
import { AdminProviders } from './app/AdminProviders.tsx';
import { namespaces } from './pages.ts';
import { sessionStorageKey } from './app/AdminSession.tsx';

const styled = applyLateStyles();

async function start(container: Element) {
  const language = firstLanguage();
  const i18n = createI18n(language, { namespaces: namespaces.all });
  const [config] = await Promise.all([
    configuration(),
    loadLanguage(i18n, language),
    loadPage(routes, { guard, storageKey: sessionStorageKey }),
  ]);
  document.documentElement.lang = language;
  if (!config) {
    await replacePage(
      container,
      <I18nextProvider i18n={i18n}>
        <title>{i18n.t('product')}</title>
        <CrashScreen homeHref={adminPaths.root()} onReload={() => location.reload()} />
      </I18nextProvider>,
      styled,
    );
    return;
  }
  const client = createDataClient({
    url: config.supabaseUrl,
    key: config.supabaseKey,
    storageKey: sessionStorageKey,
  });
  const studentOrigin = {
    url: new URL(config.studentUrl).origin,
    // Replaced, so that Back does not lead into the closed door again.
    goTo: (address: string) => location.replace(address),
  };
  await showApp(
    container,
    <AdminProviders
      connect={() => client}
      i18n={i18n}
      isInvented={config.inventedSchool ?? false}
      studentOrigin={studentOrigin}
    >
      <App />
    </AdminProviders>,
    styled,
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
