import { type Asana, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { PoseFacts } from '#screens/student/parts/PoseFacts.tsx';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import * as styles from '#screens/student/parts/FoundPose.css.ts';

interface PickablePosesProps {
  poses: readonly Asana[];
  /** In the order in which they were chosen; a search may hide some of them. */
  chosen: readonly string[];
  listed: ReadonlySet<string>;
  /** @param ids what is chosen now; it may hold poses that are on the list already. */
  onChoose: (ids: string[]) => void;
}

/** Poses to choose several of. */
export function PickablePoses({ poses, chosen, listed, onChoose }: PickablePosesProps) {
  const { t } = useTranslation('student');
  const shown = new Set(poses.map(({ id }) => id));
  return (
    <ListBox
      aria-label={t('selfPractice.picker.list')}
      className={styles.list}
      selectedKeys={chosen.filter((id) => shown.has(id))}
      selectionMode="multiple"
      onSelectionChange={(keys) => {
        const now = keys === 'all' ? [...shown] : [...keys].map(String);
        const remaining = chosen.filter((id) => !shown.has(id) || now.includes(id));
        onChoose([...remaining, ...now.filter((id) => !remaining.includes(id))]);
      }}
    >
      {poses.map((asana) => (
        <ListBoxItem key={asana.id} className={styles.item} id={asana.id} textValue={asana.name}>
          <div className={styles.picture}>
            <PosePicture decorative asana={asana} />
          </div>
          <div className={styles.words}>
            <p className={styles.name} lang={textLanguage(asana, 'name')}>
              {asana.name}
            </p>
            <PoseFacts asana={asana} />
            <SafetyMark asana={asana} />
            {listed.has(asana.id) ? (
              <Badge tone="done">{t('selfPractice.picker.onList')}</Badge>
            ) : null}
          </div>
          <div aria-hidden className={styles.mark}>
            <Check className={styles.tick} size="1.125rem" strokeWidth={2.5} />
          </div>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
