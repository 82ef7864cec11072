import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { page } from './CrashScreen.css.ts';

/**
 * Why a screen cannot be shown: it broke, its part of the app is gone from the server because a newer
 * build is there, or it is not on this device and there is no network.
 */
export type CrashCause = 'fault' | 'partLost' | 'offline';

export interface CrashScreenProps {
  /** @default 'fault' */
  cause?: CrashCause;
  onReload: () => void;
  homeHref: string;
}

const words = {
  fault: { title: 'errorBoundary.title', message: 'errorBoundary.message' },
  partLost: {
    title: 'errorBoundary.partLost.title',
    message: 'errorBoundary.partLost.message',
  },
  offline: { title: 'offline.title', message: 'errorBoundary.offline.message' },
} as const satisfies Record<CrashCause, { title: string; message: string }>;

/** Stands in for a screen that cannot be shown; the rest of the app goes on. */
export function CrashScreen({ cause = 'fault', onReload, homeHref }: CrashScreenProps) {
  const { t } = useTranslation('common');
  const { title, message } = words[cause];
  return (
    <main className={page}>
      <ErrorState
        actions={
          <>
            <Button onPress={onReload}>{t('errorBoundary.reload')}</Button>
            <LinkButton href={homeHref} variant="secondary">
              {t('errorBoundary.home')}
            </LinkButton>
          </>
        }
        description={t(message)}
        headingLevel={1}
        kind={cause === 'offline' ? 'offline' : 'failed'}
        title={t(title)}
      />
    </main>
  );
}
