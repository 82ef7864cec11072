import type { ListedPose } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useState } from 'react';
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { moveBeside, moveTo } from './order.ts';
import { landing, list } from './OrderedPoses.css.ts';
import { OrderedPose, type PoseAction } from './OrderedPose.tsx';

export interface OrderedPosesProps<Pose extends ListedPose> {
  /** Names the list. */
  label: string;
  poses: readonly Pose[];
  /** What tells one entry of the list from all others: without it its pose, which is in no list twice. */
  idOf?: (pose: Pose) => string;
  /** How many of them are shown; the others keep their places behind. */
  limit: number;
  /** The button beside a pose's menu; null for none. */
  renderWay: (pose: Pose) => ReactNode;
  /** What stands above a pose, such as the name of the part that begins with it; null for nothing. */
  renderHeading?: (pose: Pose, index: number) => ReactNode;
  /** What stands below a pose's name: its facts, where nothing else is said. */
  renderFacts?: (pose: Pose) => ReactNode;
  /** What else the menu of a pose does, before it moves and removes. */
  actionsOf?: (pose: Pose) => readonly PoseAction[];
  /** Without it, the menu does not remove. */
  onRemove?: (pose: Pose) => void;
  /** @param ids every entry of the list in its new order. */
  onReorder: (ids: string[]) => void;
}

const asanaIdOf = ({ asanaId }: ListedPose) => asanaId;

/**
 * Poses in their order. They are dragged by pointer, finger or keyboard, or moved by one place from
 * their menu (WCAG 2.2, 2.5.7).
 */
export function OrderedPoses<Pose extends ListedPose>({
  label,
  poses,
  idOf = asanaIdOf,
  limit,
  renderWay,
  renderHeading,
  renderFacts,
  actionsOf,
  onRemove,
  onReorder,
}: OrderedPosesProps<Pose>) {
  const { t } = useTranslation('student');
  const [announcement, setAnnouncement] = useState('');
  const nameOf = ({ asana }: ListedPose) => asana?.name ?? t('pose.unknown');
  const ids = poses.map(idOf);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      poses.filter((pose) => keys.has(idOf(pose))).map((pose) => ({ 'text/plain': nameOf(pose) })),
    renderDropIndicator: (target) => <DropIndicator className={landing} target={target} />,
    onReorder: ({ keys, target }) =>
      onReorder(
        moveBeside(ids, {
          moved: keys,
          target: target.key,
          isBefore: target.dropPosition === 'before',
        }),
      ),
  });
  const move = (pose: Pose, place: number) => {
    onReorder(moveTo(ids, idOf(pose), place));
    setAnnouncement(
      t('selfPractice.moved', { name: nameOf(pose), position: place + 1, total: ids.length }),
    );
  };
  return (
    <>
      <GridList
        aria-label={label}
        className={list}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {poses.slice(0, limit).map((pose, index) => (
          <OrderedPose
            key={idOf(pose)}
            actions={actionsOf?.(pose)}
            facts={renderFacts?.(pose)}
            heading={renderHeading?.(pose, index)}
            id={idOf(pose)}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            number={index + 1}
            pose={pose}
            way={renderWay(pose)}
            onMove={(steps) => move(pose, index + steps)}
            onRemove={onRemove && (() => onRemove(pose))}
          />
        ))}
      </GridList>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}
