import type { PresetPose } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridListItem } from 'react-aria-components';
import { Menu } from '#components/Menu/Menu.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { PoseFacts } from './PoseFacts.tsx';
import * as row from './PracticeRow.css.ts';
import * as styles from './OrderedPoses.css.ts';

interface OrderedPoseProps {
  pose: PresetPose;
  /** Its place in the list, from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** The button beside its menu. */
  way: ReactNode;
  /** Without it, the menu does not remove. */
  onRemove?: () => void;
  /** @param steps -1 is one place up, 1 is one place down. */
  onMove: (steps: -1 | 1) => void;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** One pose of an ordered list, with its handle, its button and its menu. */
export function OrderedPose({
  pose: { asanaId, asana },
  number,
  isFirst,
  isLast,
  way,
  onRemove,
  onMove,
}: OrderedPoseProps) {
  const { t } = useTranslation('student');
  const name = asana?.name ?? t('pose.unknown');
  const remove = {
    id: 'remove',
    label: t('selfPractice.row.remove'),
    icon: <Trash2 {...icon} />,
    tone: 'danger',
  } as const;
  return (
    <GridListItem className={styles.item} id={asanaId} textValue={name}>
      <div className={row.tones.open}>
        <div className={styles.contents}>
          <Button
            aria-label={t('selfPractice.row.drag', { name })}
            className={styles.handle}
            slot="drag"
          >
            <GripVertical {...icon} />
          </Button>
          <div className={styles.picture}>
            {asana ? <PosePicture decorative asana={asana} /> : null}
            <span className={styles.number}>{number}</span>
          </div>
          <div className={styles.words}>
            <p className={row.name} lang={asana ? 'en' : undefined}>
              {name}
            </p>
            {asana ? (
              <PoseFacts asana={asana} />
            ) : (
              <Text size="small">{t('assignments.gone')}</Text>
            )}
          </div>
          <div className={styles.ways}>
            {way}
            <Menu
              items={[
                {
                  id: 'up',
                  label: t('selfPractice.row.up'),
                  icon: <ArrowUp {...icon} />,
                  isDisabled: isFirst,
                },
                {
                  id: 'down',
                  label: t('selfPractice.row.down'),
                  icon: <ArrowDown {...icon} />,
                  isDisabled: isLast,
                },
                ...(onRemove ? [remove] : []),
              ]}
              label={t('selfPractice.row.actions', { name })}
              onAction={(action) => {
                if (action === 'remove') onRemove?.();
                else onMove(action === 'up' ? -1 : 1);
              }}
            />
          </div>
        </div>
      </div>
    </GridListItem>
  );
}
