import { createI18n, loadLanguage } from '@niyama/i18n';
import '@niyama/ui/theme';
import { matchRoutes } from 'react-router-dom';
import { firstLanguage } from '@niyama/app/language.ts';
import { applyLateStyles } from '@niyama/app/lateStyles.ts';
import { loadPage } from '@niyama/app/lazy.tsx';
import { showApp } from '@niyama/app/showApp.tsx';
import { App, guard, routes } from './App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { connect } from './app/connect.ts';
import { sessionStorageKey } from './app/StudentSession.tsx';
import './app/installation.ts';
import { layouts, namespaces, pages } from './pages.ts';

const styled = applyLateStyles();

async function start(container: Element) {
  const language = firstLanguage();
  const [page] = matchRoutes(pages, location) ?? [];
  const hasAppTexts = page && layouts[page.route.layout].hasAppTexts;
  const i18n = createI18n(language, {
    namespaces: [...namespaces.all, ...(hasAppTexts ? namespaces.app : [])],
  });
  await Promise.all([
    loadLanguage(i18n, language),
    loadPage(routes, { guard, storageKey: sessionStorageKey }),
  ]);
  document.documentElement.lang = language;
  await showApp(
    container,
    <AppProviders connect={connect} i18n={i18n}>
      <App />
    </AppProviders>,
    styled,
  );
}

const container = document.querySelector('#root');
if (container) void start(container);
