import { readPreference, savePreference } from '@niyama/device';
import type { Home } from '@niyama/domain';
import type { InstallOffer } from '@niyama/ui/screens/student/HomeScreen';
import { useState, useSyncExternalStore } from 'react';
import { installation } from '../../app/installation.ts';

/**
 * The offer to install the app: where the browser makes one, to somebody who has practiced before,
 * until it was declined on this device.
 */
export function useInstallOffer(home: Home | null): InstallOffer | null {
  const isOffered = useSyncExternalStore(installation.watch, installation.isOffered);
  const [isDeclined, setDeclined] = useState(() => readPreference('installOffer') === 'declined');
  const decline = () => {
    savePreference('installOffer', 'declined');
    setDeclined(true);
  };
  if (!isOffered || isDeclined || !home || home.profile.totalPractices === 0) return null;
  return {
    onInstall: () =>
      void installation.install().then((isInstalled) => (isInstalled ? undefined : decline())),
    onDismiss: decline,
  };
}
