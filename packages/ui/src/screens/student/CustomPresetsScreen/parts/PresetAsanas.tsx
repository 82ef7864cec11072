import { type PresetPose, sanskritLine, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import * as styles from './PresetAsanas.css.ts';

interface PresetAsanasProps {
  /** Of the preset. */
  name: string;
  poses: readonly PresetPose[];
}

/** How many poses are drawn at first, and how many more with each asking. */
const posesAtOnce = 12;

/** The poses of a preset in their order, each with its picture and its Sanskrit name. */
export function PresetAsanas({ name, poses }: PresetAsanasProps) {
  const { t } = useTranslation('student');
  const [limit, setLimit] = useState(posesAtOnce);
  return (
    <>
      <ol aria-label={t('customPresets.card.asanas', { name })} className={styles.list}>
        {poses.slice(0, limit).map(({ asanaId, asana }) => (
          <li key={asanaId} className={styles.item}>
            <div className={styles.picture}>
              {asana ? <PosePicture decorative asana={asana} /> : null}
            </div>
            {asana ? <Names asana={asana} /> : <p className={styles.name}>{t('pose.unknown')}</p>}
          </li>
        ))}
      </ol>
      <ShowMore
        isBusy={false}
        limit={limit}
        total={poses.length}
        onPress={() => setLimit(limit + posesAtOnce)}
      />
    </>
  );
}

function Names({ asana }: { asana: NonNullable<PresetPose['asana']> }) {
  const sanskrit = sanskritLine(asana);
  return (
    <div>
      <p className={styles.name} lang={textLanguage(asana, 'name')}>
        {asana.name}
      </p>
      {sanskrit === null ? null : (
        <p className={styles.sanskrit} lang="sa-Latn">
          {sanskrit}
        </p>
      )}
    </div>
  );
}
