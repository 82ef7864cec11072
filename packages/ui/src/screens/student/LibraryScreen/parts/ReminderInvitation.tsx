import { useTranslation } from '@niyama/i18n';
import { Sunrise } from 'lucide-react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import * as styles from '../LibraryScreen.css.ts';
import type { Invitation } from '../types.ts';

/**
 * Offers the morning reminder in the page; the browser asks only after a tap, because a refusal is
 * for good.
 */
export function ReminderInvitation({ onAccept, onDismiss }: Invitation) {
  const { t } = useTranslation('student');
  return (
    <Card as="section">
      <div className={styles.invitation}>
        <Sunrise aria-hidden className={styles.sunrise} size="1.75rem" strokeWidth={1.75} />
        <div className={styles.invitationWords}>
          <Stack gap="1">
            <Heading level={2} size="title">
              {t('library.invitation.title')}
            </Heading>
            <Text size="small" tone="soft">
              {t('library.invitation.text')}
            </Text>
          </Stack>
        </div>
        <Inline gap="2">
          <Button variant="secondary" onPress={onAccept}>
            {t('library.invitation.accept')}
          </Button>
          <Button variant="quiet" onPress={onDismiss}>
            {t('library.invitation.dismiss')}
          </Button>
        </Inline>
      </div>
    </Card>
  );
}
