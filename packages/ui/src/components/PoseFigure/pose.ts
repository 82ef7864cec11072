/** The side of the picture as the viewer sees it. Seen from the side, right is the near side. */
export type Side = 'left' | 'right';

/** What is drawn as one and can lie before or behind another. */
export type Part = 'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg' | 'torso' | 'head';

/** What can carry weight. */
export type Contact =
  | 'leftHand'
  | 'rightHand'
  | 'leftElbow'
  | 'rightElbow'
  | 'leftFoot'
  | 'rightFoot'
  | 'leftKnee'
  | 'rightKnee'
  | 'hips'
  | 'shoulders'
  | 'head';

/** Every bone; its length is fixed in the skeleton. */
export type Bone =
  | 'lowerBack'
  | 'upperBack'
  | 'neck'
  | 'head'
  | `${Side}${'UpperArm' | 'Forearm' | 'Hand' | 'Thigh' | 'Shin' | 'Foot'}`;

/** Upper, middle and last bone of a limb: thigh, shin, foot or upper arm, forearm, hand. */
export type LimbAngles = readonly [number, number, number];

/**
 * One pose. Angles are absolute, in degrees: 0 points right, 90 up, 180 left, -90 down; each says
 * where a bone goes from its joint nearer to the hips.
 */
export interface Pose {
  /** Who lies on the back with limbs to both sides is seen from above, the mat beneath. */
  view: 'side' | 'front' | 'above';
  /** Lower back (hips to waist) and upper back (waist to neck). */
  spine: readonly [number, number];
  /** From the shoulders to the skull, and from there to the crown. */
  neck: readonly [number, number];
  /** Where the nose points when the crown is up: turned with the head. */
  facing: 'left' | 'right' | 'front' | 'back';
  leftArm: LimbAngles;
  rightArm: LimbAngles;
  leftLeg: LimbAngles;
  rightLeg: LimbAngles;
  /** The line from the left to the right hip in a front view; level with the lower back when absent. */
  hipLine?: number;
  /** The line from the left to the right shoulder; level with the upper back when absent. */
  shoulderLine?: number;
  /** Bones that come toward the viewer look shorter: a factor for each. */
  foreshortened?: Partial<Record<Bone, number>>;
  /** Parts of a darker tint because they lie behind; the left limbs in a side view when absent. */
  far?: readonly Part[];
  /**
   * Folded legs: the shins lie behind their own thighs, or before both of them with the feet tucked
   * under or laid on top; what is behind is darker.
   */
  shins?: 'behind' | 'before' | 'beforeWithFeetOnTop';
  /** From back to front, where it differs from the usual order of the view. */
  order?: readonly Part[];
  /** What carries the weight and so touches the mat. */
  grounded: readonly Contact[];
  /** What the pose needs beside a body. */
  backdrop?: Backdrop;
}

/**
 * A wall that the legs lean on, the breath beside the face or around the throat, the four equal sides
 * of a breath, or rays around the crown.
 */
export type Backdrop = 'wall' | 'breath' | 'throat' | 'box' | 'shine';

export interface Point {
  x: number;
  y: number;
}

export type SidedJoint =
  | 'Shoulder'
  | 'Elbow'
  | 'Wrist'
  | 'Fingers'
  | 'Hip'
  | 'Knee'
  | 'Ankle'
  | 'Heel'
  | 'Toes';

export type MiddleJoint = 'hips' | 'waist' | 'neck' | 'skull' | 'head' | 'crown';

export type Joint = MiddleJoint | `${Side}${SidedJoint}`;

/** Where every joint is; y grows upwards and 0 is the mat. A standing person is about 100 high. */
export type Joints = Record<Joint, Point>;
