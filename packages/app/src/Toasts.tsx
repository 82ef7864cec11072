import { consoleLogger } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ToastRegion } from '@niyama/ui/ToastRegion';
import type { ToastQueue } from '@niyama/ui/toastQueue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Where an app's toasts appear, in the language in use. What draws them is downloaded when the page is at
 * rest, or with the first toast.
 */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const { t } = useTranslation('common');
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const shown = useSyncExternalStore(
    (onChange) => queue.source.subscribe(onChange),
    () => queue.source.visibleToasts[0]?.key,
    () => undefined,
  );
  useEffect(() => {
    if (Region) return undefined;
    const ended = new AbortController();
    const load = () => {
      import('@niyama/ui/ToastRegion').then(
        (part) => setRegion(() => part.ToastRegion),
        (error: unknown) => {
          consoleLogger.warn('Toasts cannot be shown', error);
          // They wait until they can be, with all of their time.
          addEventListener('online', load, { once: true, signal: ended.signal });
        },
      );
    };
    const cancel = shown === undefined ? whenIdle(load) : undefined;
    if (shown !== undefined) load();
    return () => {
      cancel?.();
      ended.abort();
    };
  }, [Region, shown]);

  if (!Region) return null;
  return (
    <Region
      labels={{
        region: t('toast.region'),
        close: t('action.close'),
        tones: { success: t('toast.success'), info: t('toast.info'), error: t('toast.error') },
      }}
      queue={queue}
    />
  );
}
