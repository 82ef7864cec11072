import { useTranslation } from '@niyama/i18n';
import { useEffect, useState } from 'react';
import { Text } from '#components/Text/Text.tsx';

/** After so long the skeleton gets a line that it is still loading. */
const hintDelayMs = 1500;

/** Says that something loads, and soon that it takes longer than usual. */
export function StillLoading() {
  const { t } = useTranslation(['student', 'common']);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), hintDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text as="output" size="small" tone="soft">
      {isLate ? t('daily.stillLoading') : t('common:loading')}
    </Text>
  );
}
