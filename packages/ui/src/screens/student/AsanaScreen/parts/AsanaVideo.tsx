import { useTranslation } from '@niyama/i18n';
import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../AsanaScreen.css.ts';

export interface AsanaVideoProps {
  /** The pose's name. */
  name: string;
  url: string;
}

/**
 * 'Practice Now' opens the video; another button opens the timer. The videos come without captions, so
 * they begin silent and the player's control turns the sound on.
 */
export function AsanaVideo({ name, url }: AsanaVideoProps) {
  const { t } = useTranslation(['student', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const title = t('pose.videoTitle', { name });
  return (
    <Inline>
      <Button
        icon={<CirclePlay aria-hidden size="1.25rem" strokeWidth={1.75} />}
        variant="secondary"
        onPress={() => setOpen(true)}
      >
        {t('pose.practiceNow')}
      </Button>
      <Dialog
        closeLabel={t('common:action.close')}
        isOpen={isOpen}
        title={title}
        onClose={() => setOpen(false)}
      >
        {url === broken ? (
          <div role="alert">
            <Text>{t('pose.videoFailed')}</Text>
          </div>
        ) : (
          <video
            aria-label={title}
            className={styles.video}
            controls
            muted
            playsInline
            preload="metadata"
            src={url}
            onError={() => setBroken(url)}
          />
        )}
      </Dialog>
    </Inline>
  );
}
