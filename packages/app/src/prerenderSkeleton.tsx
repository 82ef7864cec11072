import { I18nextProvider } from '@niyama/i18n';
import { createPlaceholderI18n } from '@niyama/i18n/placeholder';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What app.html shows before the app does: the frame to people who are logged in, on the pages inside
 * it, and a loading screen everywhere else. One file serves all languages, so it has no words and screen
 * readers skip it.
 */
export const prerenderSkeleton = (frame: ReactNode): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createPlaceholderI18n()}>
      <div aria-hidden inert id="skeleton">
        {/* Styles show one of them (boot.css). */}
        <div>{frame}</div>
        <div>
          <LoadingScreen />
        </div>
      </div>
    </I18nextProvider>,
  );
