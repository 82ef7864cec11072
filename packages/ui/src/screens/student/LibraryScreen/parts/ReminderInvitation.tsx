import { useFormat, useTranslation } from '@niyama/i18n';
import { Sunrise } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import type { Invitation } from '../types.ts';

/**
 * Offers the morning reminder in the page; the browser asks only after a tap, because a refusal is
 * for good.
 */
export function ReminderInvitation({ time, onAccept, onDismiss }: Invitation) {
  const { t } = useTranslation('student');
  const format = useFormat();
  return (
    <Notice
      action={
        <Inline gap="2">
          <Button variant="secondary" onPress={onAccept}>
            {t('library.invitation.accept')}
          </Button>
          <Button variant="quiet" onPress={onDismiss}>
            {t('library.invitation.dismiss')}
          </Button>
        </Inline>
      }
      icon={Sunrise}
      text={t('library.invitation.text', { time: format.time(time) })}
      title={t('library.invitation.title')}
      tone="offer"
    />
  );
}
