import { useTranslation } from '@niyama/i18n';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { page } from './LoadingScreen.css.ts';

/** While the session or a screen loads: a spinner with 'Loading...'. */
export function LoadingScreen() {
  const { t } = useTranslation('common');
  return (
    // The blank frame of the page's HTML stays in sight until something else is there.
    <main className={page} data-loads="">
      <Spinner label={t('loading')} />
      <p aria-hidden>{t('loading')}</p>
    </main>
  );
}
