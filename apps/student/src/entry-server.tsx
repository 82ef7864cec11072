import { createI18n } from '@niyama/i18n';
import { english } from '@niyama/i18n/english';
import { FrameBlank } from '@niyama/ui/screens/student/StudentFrame';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { connect } from './app/backend.tsx';

/** What app.html shows to somebody who is logged in until the scripts are there. */
export const renderBlank = (): string => renderToStaticMarkup(<FrameBlank />);

const title = /<title>(.*?)<\/title>/;
const description = /<meta name="description" content="(.*?)"\/?>/;

/**
 * One page as HTML in English, for the build to put into a file. React writes a screen's <title> and
 * description before its content; they are handed back apart, for the page's head.
 *
 * @throws what a part of the page threw: React would put its waiting state into the file.
 */
export async function render(
  path: string,
): Promise<{ html: string; title: string; description: string }> {
  const i18n = createI18n('en', { namespaces: ['common', 'student'], catalogues: english });
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppProviders connect={connect} i18n={i18n}>
          <App />
        </AppProviders>
      </StaticRouter>
    </StrictMode>,
    // Everything in its place: React would send large parts late, moved by an inline script.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void faults.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return {
    html: html.replace(title, '').replace(description, ''),
    title: title.exec(html)?.[1] ?? '',
    description: description.exec(html)?.[1] ?? '',
  };
}
