import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  CircleMinus,
  CirclePlus,
  CircleSlash,
  Lock,
  LockOpen,
  Repeat2,
  ShieldCheck,
} from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { PoseAction } from '#screens/student/parts/OrderedPose.tsx';
import { OrderedPoses } from '#screens/student/parts/OrderedPoses.tsx';
import type { ClassPose, ComposeActions } from '../types.ts';
import { partName } from './ClassList.css.ts';
import { ClassPoseFacts } from './ClassPoseFacts.tsx';

type ClassListProps = Pick<
  ComposeActions,
  'onKeep' | 'onSwap' | 'onResize' | 'onRemove' | 'onReorder' | 'onNever'
> & {
  poses: readonly ClassPose[];
};

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The poses of a class in their order and parts: each may be locked, swapped, moved, removed. */
export function ClassList({
  poses,
  onKeep,
  onSwap,
  onResize,
  onRemove,
  onReorder,
  onNever,
}: ClassListProps) {
  const { t } = useTranslation(['compose', 'student']);
  const nameOf = (asanaId: string) =>
    poses.find((pose) => pose.asanaId === asanaId)?.asana?.name ?? t('student:pose.unknown');
  const resize = (
    id: 'longer' | 'shorter',
    sign: PoseAction['icon'],
    { [id]: item }: ClassPose,
  ): PoseAction => ({
    id,
    label: t(`row.${id}`),
    icon: sign,
    isDisabled: item === null,
    onAction: () => {
      if (item) onResize(item);
    },
  });
  const actionsOf = (pose: ClassPose): PoseAction[] => [
    {
      id: 'swap',
      label: t('row.swap'),
      icon: <Repeat2 {...icon} />,
      onAction: () => onSwap(pose),
    },
    resize('longer', <CirclePlus {...icon} />, pose),
    resize('shorter', <CircleMinus {...icon} />, pose),
    {
      id: 'tips',
      label: t('student:pose.safetyTips'),
      icon: <ShieldCheck {...icon} />,
      href: paths.pose(pose.asanaId),
      isDisabled: pose.asana === null,
    },
    // Every class ends with the rest, so it cannot be left out.
    ...(pose.item.part === 'rest'
      ? []
      : [
          {
            id: 'never',
            label: t('row.never'),
            icon: <CircleSlash {...icon} />,
            onAction: () => onNever(pose),
          },
        ]),
  ];
  return (
    <OrderedPoses
      actionsOf={actionsOf}
      label={t('poses')}
      limit={poses.length}
      poses={poses}
      renderFacts={(pose) => <ClassPoseFacts nameOf={nameOf} pose={pose} />}
      renderHeading={({ item: { part } }, index) =>
        poses[index - 1]?.item.part === part ? null : (
          <p className={partName}>{t(`part.${part}`)}</p>
        )
      }
      renderWay={(pose) => (
        <IconButton
          aria-pressed={pose.isLocked}
          icon={pose.isLocked ? <Lock {...icon} /> : <LockOpen {...icon} />}
          label={t('row.keep', { name: nameOf(pose.asanaId) })}
          variant={pose.isLocked ? 'primary' : undefined}
          onPress={() => onKeep(pose, !pose.isLocked)}
        />
      )}
      onRemove={onRemove}
      onReorder={onReorder}
    />
  );
}
