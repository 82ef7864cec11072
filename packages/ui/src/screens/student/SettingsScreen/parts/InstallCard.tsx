import { useTranslation } from '@niyama/i18n';
import { MonitorDown } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Offers to install the app, also to somebody who declined it on home. */
export function InstallCard({ onInstall }: { onInstall: () => void }) {
  const { t } = useTranslation('student');
  return (
    <SettingsCard title={t('install.title')}>
      <Text>{t('install.text')}</Text>
      <Inline>
        <Button
          icon={<MonitorDown aria-hidden size="1.125rem" strokeWidth={1.75} />}
          variant="secondary"
          onPress={onInstall}
        >
          {t('install.action')}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
