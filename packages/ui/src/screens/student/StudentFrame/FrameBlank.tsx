import type { TFunction } from '@niyama/i18n';
import { header } from '../../../components/AppHeader/AppHeader.css.ts';
import { PageShell } from '../../../components/PageShell/PageShell.tsx';
import { widths } from '../../../components/PageShell/PageShell.css.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { navigationItems } from './navigation.ts';

/** Takes the room of a line of words and says none. */
const noWords = '\u00a0';
const t = (() => noWords) as unknown as TFunction<['student', 'common']>;

/**
 * The frame before any script has come, for the HTML of the pages: their bars and blanks where the
 * screen will be. Without a word, because one file stands for all languages; only the eye is told.
 */
export function FrameBlank() {
  return (
    <PageShell
      navigation={{ label: '', product: noWords, items: navigationItems(t, '') }}
      skipLabel=""
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
