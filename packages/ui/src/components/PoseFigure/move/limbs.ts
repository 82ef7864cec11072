import type { Side } from '../pose.ts';

const kinds = {
  Arm: { contact: 'Hand', root: 'Shoulder', tip: 'Wrist', bones: ['UpperArm', 'Forearm'], bend: 1 },
  Leg: { contact: 'Foot', root: 'Hip', tip: 'Toes', bones: ['Thigh', 'Shin'], bend: -1 },
} as const;

const limbOf = (side: Side, kind: keyof typeof kinds) => {
  const { contact, root, tip, bones, bend } = kinds[kind];
  return {
    side,
    isLeg: kind === 'Leg',
    name: `${side}${kind}`,
    contact: `${side}${contact}`,
    /** Where it hangs from, and which of its joints stays where it stands. */
    root: `${side}${root}`,
    tip: `${side}${tip}`,
    bones: [`${side}${bones[0]}`, `${side}${bones[1]}`],
    /** To which side an elbow and a knee turn the lower bone of who looks to the right. */
    bend,
  } as const;
};

export type Limb = ReturnType<typeof limbOf>;

export const limbs: readonly Limb[] = [
  limbOf('left', 'Arm'),
  limbOf('right', 'Arm'),
  limbOf('left', 'Leg'),
  limbOf('right', 'Leg'),
];
