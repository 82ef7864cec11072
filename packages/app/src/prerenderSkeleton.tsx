import { I18nextProvider } from '@niyama/i18n';
import { createPlaceholderI18n } from '@niyama/i18n/placeholder';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What app.html shows before the app does: the frame to somebody who is logged in, on the pages that
 * stand in it, and everywhere else that something loads. One file stands for all languages, so it says
 * no word, and only the eye is told.
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
