import { useTranslation } from '@niyama/i18n';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const InstructorsCardList = lazy(async () => ({
  default: (await import('./InstructorsCardList.tsx')).InstructorsCardList,
}));

interface DataCardProps {
  onDownload: () => void;
  /** Opens what deletes the account. */
  onDelete: () => void;
}

/** What students can do with their stored data, and who else sees it. */
export function DataCard({ onDownload, onDelete }: DataCardProps) {
  const { t } = useTranslation('student');
  const visit = useId();
  const [isOpened, setIsOpened] = useState(false);
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
      <Disclosure label={t('settings.data.instructors')} onOpen={() => setIsOpened(true)}>
        <Suspense fallback={null}>
          {isOpened ? <InstructorsCardList visit={visit} /> : null}
        </Suspense>
      </Disclosure>
      <Inline>
        <Button
          icon={<Trash2 aria-hidden size="1.125rem" strokeWidth={1.75} />}
          variant="quiet"
          onPress={onDelete}
        >
          {t('settings.data.delete')}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
