import { type Asana, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Check, Plus } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import * as row from '#screens/student/parts/FoundPose.css.ts';
import { PoseFacts } from '#screens/student/parts/PoseFacts.tsx';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import * as styles from './AddableAsanas.css.ts';

interface AddableAsanasProps {
  asanas: readonly Asana[];
  /** The ids of those that the preset has. */
  chosen: ReadonlySet<string>;
  /** Whether the preset takes no more. */
  isFull: boolean;
  onAdd: (asana: Asana) => void;
  onRemove: (asanaId: string) => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 2 } as const;

/** Poses, each with a button that adds it and then says so. */
export function AddableAsanas({ asanas, chosen, isFull, onAdd, onRemove }: AddableAsanasProps) {
  const { t } = useTranslation('student');
  return (
    <ul aria-label={t('customPresets.picker.list')} className={styles.list}>
      {asanas.map((asana) => {
        const { id, name } = asana;
        const isAdded = chosen.has(id);
        return (
          <li key={id} className={styles.item}>
            <div className={row.picture}>
              <PosePicture decorative asana={asana} />
            </div>
            <div className={row.words}>
              <p className={row.name} lang={textLanguage(asana, 'name')}>
                {name}
              </p>
              <PoseFacts asana={asana} />
              <SafetyMark asana={asana} />
            </div>
            <Button
              aria-label={t(`customPresets.picker.${isAdded ? 'addedOf' : 'addOf'}`, { name })}
              icon={isAdded ? <Check {...icon} /> : <Plus {...icon} />}
              isDisabled={isFull && !isAdded}
              variant={isAdded ? 'quiet' : 'secondary'}
              onPress={() => (isAdded ? onRemove(id) : onAdd(asana))}
            >
              {t(`customPresets.picker.${isAdded ? 'added' : 'add'}`)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
