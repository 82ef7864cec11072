import { useTranslation } from '@niyama/i18n';
import { MonitorDown } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';

/** What a student can answer to the offer to install the app. */
export interface InstallOffer {
  /** Lets the browser ask. */
  onInstall: () => void;
  /** It is not offered again on this device. */
  onDismiss: () => void;
}

/** Offers to install the app, at the end of home, where it disturbs nobody. */
export function InstallCard({ onInstall, onDismiss }: InstallOffer) {
  const { t } = useTranslation('student');
  return (
    <Notice
      action={
        <Inline gap="2">
          <Button variant="secondary" onPress={onInstall}>
            {t('install.action')}
          </Button>
          <Button variant="quiet" onPress={onDismiss}>
            {t('install.dismiss')}
          </Button>
        </Inline>
      }
      headingLevel={2}
      icon={MonitorDown}
      text={t('install.text')}
      title={t('install.title')}
      tone="calm"
    />
  );
}
