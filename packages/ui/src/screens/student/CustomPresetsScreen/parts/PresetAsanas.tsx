import { type Asana, type ListedItem, sanskritLine, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import * as styles from './PresetAsanas.css.ts';

interface PresetAsanasProps {
  /** Of the preset. */
  name: string;
  items: readonly ListedItem[];
}

/** How many poses are drawn at first, and how many more with each asking. */
const posesAtOnce = 12;

/** The poses of a preset in their order, each with its picture and its Sanskrit name. */
export function PresetAsanas({ name, items }: PresetAsanasProps) {
  const { t } = useTranslation('student');
  const [limit, setLimit] = useState(posesAtOnce);
  return (
    <>
      <ol aria-label={t('customPresets.card.asanas', { name })} className={styles.list}>
        {items.slice(0, limit).map(({ id, asana }) => (
          <li key={id} className={styles.item}>
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
        total={items.length}
        onPress={() => setLimit(limit + posesAtOnce)}
      />
    </>
  );
}

function Names({ asana }: { asana: Asana }) {
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
