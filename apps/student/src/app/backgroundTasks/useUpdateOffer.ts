import type { BuildWatch, followBuilds } from '@niyama/device';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useState } from 'react';
import { watchMissingChunks } from '@niyama/app/missingChunks.ts';
import { whenIdle } from '@niyama/app/whenIdle.ts';
import { toasts } from '../toasts.ts';
import { useIsPracticing } from '../useIsPracticing.ts';

/**
 * Installs the service worker, and offers a newer build; never in the middle of a practice.
 *
 * @param follow how newer builds are looked for.
 */
export function useUpdateOffer(follow: typeof followBuilds) {
  const { t } = useTranslation('student');
  const isPracticing = useIsPracticing();
  const [builds, setBuilds] = useState<BuildWatch | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => whenIdle(() => setBuilds(follow(() => setReady(true)))), [follow]);
  useEffect(() => {
    if (!builds) return undefined;
    const unwatch = watchMissingChunks(() => void builds.look());
    return () => {
      unwatch();
      builds.stop();
    };
  }, [builds]);

  const isOffered = isReady && !isPracticing;
  useEffect(() => {
    if (!isOffered) return undefined;
    const action = { label: t('update.reload'), onAction: () => location.reload() };
    // It stays until it is answered.
    const key = toasts.show({ tone: 'info', message: t('update.ready'), action }, 0);
    return () => toasts.close(key);
  }, [isOffered, t]);
}
