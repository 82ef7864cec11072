import { visitorPaths } from '@niyama/domain';
import { createI18n, loadLanguage } from '@niyama/i18n';
import '@niyama/ui/theme';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstLanguage } from '../../shared/src/language.ts';
import { applyLateStyles } from '../../shared/src/lateStyles.ts';
import { App } from './App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { connect } from './app/backend.tsx';
import './app/installation.ts';
import { visitorWords } from './visitorWords.ts';

const html = document.documentElement;

/** Shows what boot.js hid while the prerendered page stood in for another. */
function Revealed({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete html.dataset['boot'];
  }, []);
  return children;
}

const styled = applyLateStyles();

async function start(container: Element) {
  const language = firstLanguage();
  const isVisit = visitorPaths.includes(location.pathname.replace(/(.)\/$/, '$1'));
  const i18n = createI18n(language, {
    namespaces: ['common', 'student'],
    visitorWords: isVisit ? visitorWords : undefined,
  });
  await loadLanguage(i18n, language);
  html.lang = language;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Revealed>
          <AppProviders connect={connect} i18n={i18n}>
            <App />
          </AppProviders>
        </Revealed>
      </BrowserRouter>
    </StrictMode>
  );
  // What was typed into a prerendered form before this script came lives on only if the form does.
  const isAsPrerendered = container.hasChildNodes() && html.dataset['boot'] === undefined;
  if (isAsPrerendered) {
    hydrateRoot(container, app);
    return;
  }
  await styled;
  // The page's own title and description come with the app; these are another page's or English.
  for (const given of document.querySelectorAll('title, meta[name="description"]')) given.remove();
  createRoot(container).render(app);
}

const container = document.querySelector('#root');
if (container) void start(container);
