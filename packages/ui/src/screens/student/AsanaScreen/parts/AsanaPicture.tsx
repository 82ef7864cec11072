import { type Asana, isFlowKey } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { PosePicture, type PosePictureProps } from '#components/PoseCard/PosePicture.tsx';
import * as styles from '../AsanaScreen.css.ts';

/** What a pose looks like; a flow can be played. */
export function AsanaPicture({ asana }: { asana: Asana }) {
  const { t } = useTranslation('student');
  const [flow, setFlow] = useState<PosePictureProps['flow']>('still');
  if (asana.imageUrl !== null) return <PosePicture asana={asana} />;
  const isPlaying = flow === 'playing';
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className={styles.drawn}>
      <div className={styles.square}>
        <PosePicture asana={asana} flow={flow} />
      </div>
      {isFlowKey(asana.key) ? (
        <div className={styles.play}>
          <IconButton
            icon={<Icon aria-hidden fill="currentColor" size="1.25rem" strokeWidth={1.25} />}
            label={isPlaying ? t('pose.flow.pause') : t('pose.flow.play')}
            variant="card"
            onPress={() => setFlow(isPlaying ? 'paused' : 'playing')}
          />
        </div>
      ) : null}
    </div>
  );
}
