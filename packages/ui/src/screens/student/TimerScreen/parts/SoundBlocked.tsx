import { useTranslation } from '@niyama/i18n';
import { Volume2 } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

interface SoundBlockedProps {
  onUnblock: () => void;
}

/** After a reload browsers let nothing sound before a press; this is the press. */
export function SoundBlocked({ onUnblock }: SoundBlockedProps) {
  const { t } = useTranslation(['student', 'timer']);
  return (
    <Card tone="sand">
      <Stack align="center" gap="3">
        <Text align="center" size="small">
          {t('timer:blocked.text')}
        </Text>
        <Button
          icon={<Volume2 aria-hidden size="1.125rem" strokeWidth={1.75} />}
          variant="secondary"
          onPress={onUnblock}
        >
          {t('timer:blocked.unblock')}
        </Button>
      </Stack>
    </Card>
  );
}
