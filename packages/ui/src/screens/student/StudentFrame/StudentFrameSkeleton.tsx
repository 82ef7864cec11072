import { useTranslation } from '@niyama/i18n';
import { header } from '#components/AppHeader/AppHeader.css.ts';
import { PageShell } from '#components/PageShell/PageShell.tsx';
import { widths } from '#components/PageShell/PageShell.css.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { navigationItems } from './navigation.ts';

/**
 * The frame before any script has come, for the HTML of the pages: their bars and blanks where the
 * screen will be. To be rendered without words.
 */
export function StudentFrameSkeleton() {
  const { t } = useTranslation(['student', 'common']);
  return (
    <PageShell
      navigation={{
        label: t('nav.label'),
        product: t('common:product'),
        items: navigationItems(t, ''),
      }}
      skipLabel={t('common:skipToContent')}
    >
      <div className={widths.content}>
        <div className={header}>
          <Skeleton height="2.75rem" shape="block" width="2.75rem" />
          <Skeleton height="2rem" width="10rem" />
        </div>
        <Stack gap="4">
          <Skeleton height="10rem" shape="block" />
          <Skeleton height="7rem" shape="block" />
          <Skeleton height="7rem" shape="block" />
        </Stack>
      </div>
    </PageShell>
  );
}
