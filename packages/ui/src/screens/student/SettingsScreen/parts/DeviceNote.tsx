import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { DeviceNotifications } from '../types.ts';

interface DeviceNoteProps {
  device: Exclude<DeviceNotifications, 'granted'>;
  /** What can be done about it; null where only the browser's own settings help. */
  action: string | null;
  onAct: () => void;
}

const reasons = {
  denied: 'settings.notifications.denied',
  unsupported: 'settings.notifications.unsupported',
  default: 'settings.notifications.notAsked',
} as const;

/** Says why this browser shows no notification, and what can be done. */
export function DeviceNote({ device, action, onAct }: DeviceNoteProps) {
  const { t } = useTranslation('student');
  return (
    <Card>
      <Stack align="start" gap="3">
        <Text size="small">{t(reasons[device])}</Text>
        {action === null ? null : (
          <Button variant="secondary" onPress={onAct}>
            {action}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
