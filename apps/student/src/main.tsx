import { visitorPaths } from '@niyama/domain';
import { createI18n, loadLanguage } from '@niyama/i18n';
import '@niyama/ui/theme';
import { firstLanguage } from '@niyama/app/language.ts';
import { applyLateStyles } from '@niyama/app/lateStyles.ts';
import { loadPage } from '@niyama/app/lazy.tsx';
import { showApp } from '@niyama/app/showApp.tsx';
import { App, guard, routes } from './App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { connect } from './app/connect.ts';
import { sessionStorageKey } from './app/StudentSession.tsx';
import './app/installation.ts';
import { publicPageTexts } from './publicPageTexts.ts';

const styled = applyLateStyles();

async function start(container: Element) {
  const language = firstLanguage();
  const isVisit = visitorPaths.includes(location.pathname.replace(/(.)\/$/, '$1'));
  const i18n = createI18n(language, {
    namespaces: ['common', 'student'],
    publicPageTexts: isVisit ? publicPageTexts : undefined,
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
