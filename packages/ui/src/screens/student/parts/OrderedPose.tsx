import type { ListedPose } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridListItem } from 'react-aria-components';
import { Menu, type MenuOption } from '#components/Menu/Menu.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import { PoseFacts } from './PoseFacts.tsx';
import * as row from './PracticeRow.css.ts';
import * as styles from './OrderedPoses.css.ts';

/** What the menu of a pose can do besides moving and removing it. */
export interface PoseAction extends MenuOption<string> {
  /** Without it, the item is a link. */
  onAction?: () => void;
}

interface OrderedPoseProps {
  /** Tells it from all others of the list. */
  id: string;
  pose: ListedPose;
  /** Its place in the list, from 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** The button beside its menu. */
  way: ReactNode;
  /** What stands above it; nothing when absent. */
  heading?: ReactNode;
  /** What stands below its name: its facts when absent. */
  facts?: ReactNode;
  /** What else its menu does, before it moves and removes. */
  actions?: readonly PoseAction[];
  /** Without it, the menu does not remove. */
  onRemove?: () => void;
  /** @param steps -1 is one place up, 1 is one place down. */
  onMove: (steps: -1 | 1) => void;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** One pose of an ordered list, with its handle, its button and its menu. */
export function OrderedPose({
  id,
  pose: { asana },
  number,
  isFirst,
  isLast,
  way,
  heading,
  facts,
  actions,
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
    <GridListItem className={styles.item} id={id} textValue={name}>
      {heading ? <div className={styles.heading}>{heading}</div> : null}
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
              (facts ?? (
                <>
                  <PoseFacts asana={asana} />
                  <SafetyMark asana={asana} />
                </>
              ))
            ) : (
              <Text size="small">{t('assignments.gone')}</Text>
            )}
          </div>
          <div className={styles.ways}>
            {way}
            <Menu
              items={[
                ...(actions ?? []),
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
                else if (action === 'up' || action === 'down') onMove(action === 'up' ? -1 : 1);
                else actions?.find((one) => one.id === action)?.onAction?.();
              }}
            />
          </div>
        </div>
      </div>
    </GridListItem>
  );
}
