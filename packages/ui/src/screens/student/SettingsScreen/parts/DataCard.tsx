import { useTranslation } from '@niyama/i18n';
import { Download } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** What a student can do with the data that is kept of them. */
export function DataCard({ onDownload }: { onDownload: () => void }) {
  const { t } = useTranslation('student');
  return (
    <SettingsCard title={t('settings.data.title')}>
      <Text>{t('settings.data.text')}</Text>
      <Inline>
        <Button
          icon={<Download aria-hidden size="1.125rem" strokeWidth={1.75} />}
          variant="secondary"
          onPress={onDownload}
        >
          {t('settings.data.download')}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
