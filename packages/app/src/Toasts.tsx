import { useTranslation } from '@niyama/i18n';
import { type ToastQueue, ToastRegion } from '@niyama/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where an app's toasts appear, in the language in use. */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const { t } = useTranslation('common');
  // A toast region is a portal, which HTML made at build time cannot hold.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <ToastRegion
      labels={{
        region: t('toast.region'),
        close: t('action.close'),
        tones: { success: t('toast.success'), info: t('toast.info'), error: t('toast.error') },
      }}
      queue={queue}
    />
  );
}
