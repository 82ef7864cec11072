import { flows, type FlowKey, type FlowStep } from '@niyama/domain';
import { describe, expect, test } from 'vitest';
import { clearance, extent } from '../bodyThickness.ts';
import type { Contact, Joint, Joints, Pose } from '../pose.ts';
import { frame, matOf } from '../renderFigure.ts';
import { poses } from '../poses/index.ts';
import { between, near } from './between.ts';
import { cameraOf } from './camera.ts';
import { drawFlow } from './drawFlow.ts';
import { type Move, movesOf, moveThrough, standAt } from './moves.ts';
import { marks, otherLeg, place } from './place.ts';
import { distance, type Stand } from './plant.ts';

const keys = Object.keys(flows) as FlowKey[];

/** How far into a move it is looked at. */
const eighths = [1, 2, 3, 4, 5, 6, 7].map((part) => part / 8);

/** About one pixel of a figure 150 pixels high. */
const tolerance = 0.7;

const contacts: readonly (readonly [Contact, Joint])[] = [
  ['leftHand', 'leftWrist'],
  ['rightHand', 'rightWrist'],
  ['leftFoot', 'leftToes'],
  ['rightFoot', 'rightToes'],
  ['leftKnee', 'leftKnee'],
  ['rightKnee', 'rightKnee'],
];

/** What carries weight in every figure of a move, at one place. */
const planted = ({ stands }: Move) =>
  contacts.filter(([contact, joint]) =>
    stands.every(
      ({ pose, joints }) =>
        pose.grounded.includes(contact) && distance(joints[joint], stands[0].joints[joint]) < 2,
    ),
  );

/** What lies flat on the mat with a hand or a foot that stands: it turns only where the figures do. */
const flat: Partial<
  Record<Contact, readonly [Joint, 'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg']>
> = {
  leftHand: ['leftFingers', 'leftArm'],
  rightHand: ['rightFingers', 'rightArm'],
  leftFoot: ['leftAnkle', 'leftLeg'],
  rightFoot: ['rightAnkle', 'rightLeg'],
};

/** Hands and feet of a move that stand still in the middle of it, but turn. */
function turned(move: Move, { joints }: Stand): string[] {
  const [first] = move.stands;
  return planted(move).flatMap(([contact]) => {
    const [joint, limb] = flat[contact] ?? [];
    if (!joint || !limb) return [];
    const isFlat = move.stands.every(
      ({ pose }) => Math.abs(near(pose[limb][2] - first.pose[limb][2], 0)) < 3,
    );
    return isFlat && distance(joints[joint], first.joints[joint]) > 1 ? [`${contact} turns`] : [];
  });
}

/** How far a limb's middle joint is bent, as a knee and an elbow of who looks to the right. */
const elbow = ([upper, fore]: Pose['leftArm']) => near(fore - upper, 60);
const knee = ([thigh, shin]: Pose['leftLeg']) => near(shin - thigh, -85);

function bendsWrongly({ view, leftArm, rightArm, leftLeg, rightLeg }: Pose): boolean {
  if (view !== 'side') return false;
  return (
    [leftArm, rightArm].map(elbow).some((bend) => bend < -35 || bend > 165) ||
    [leftLeg, rightLeg].map(knee).some((bend) => bend < -176 || bend > 6)
  );
}

/** Hands and feet that are on the mat. Nobody hops in these flows. */
const carriers = (joints: Joints) =>
  contacts.slice(0, 4).filter(([contact]) => clearance(joints, contact) < 1).length;

/** What a teacher would object to on the way into a step, or once it is reached. */
function faults(move: Move): string[] {
  return [...eighths, 1].flatMap((t) => {
    const stand = standAt(move, t);
    const { pose, joints } = stand;
    const slid = planted(move)
      .filter(([, joint]) => distance(joints[joint], move.stands[0].joints[joint]) > 1)
      .map(([contact]) => `${contact} slides`);
    return [
      ...slid,
      ...turned(move, stand),
      ...(extent(joints).bottom < -tolerance ? ['dips into the mat'] : []),
      ...(extent(joints).bottom > tolerance ? ['floats'] : []),
      ...(carriers(joints) < 2 ? ['hops'] : []),
      ...(bendsWrongly(pose) ? ['bends wrongly'] : []),
    ].map((fault) => `${fault} at ${t}`);
  });
}

const angleKeys = ['spine', 'neck', 'leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const;

/** How far two figures are from each other: degrees, of all bones together. */
const apart = (one: Pose, other: Pose) =>
  angleKeys
    .flatMap((key) => one[key].map((angle, at) => near(angle - (other[key][at] ?? 0), 0)))
    .reduce((all, angle) => all + Math.abs(angle), 0);

/** The figures of which it matters which foot is in front. */
const leading = new Set<string>(
  keys.flatMap((key) => flows[key].flatMap(({ figure, front }) => (front ? figure : []))),
);

/** The figure that a body looks most like, of all that are seen from its side. */
function recognized({ pose }: Stand): string {
  const known = Object.entries(poses).flatMap(([name, drawn]) => {
    const mirrored = { name: `${name} (left)`, drawn: otherLeg(drawn) };
    return leading.has(name) ? [{ name: `${name} (right)`, drawn }, mirrored] : [{ name, drawn }];
  });
  const [best] = known
    .filter(({ drawn }) => drawn.view === pose.view && drawn.facing === pose.facing)
    .map(({ name, drawn }) => ({ name, off: apart(pose, drawn) }))
    .sort((a, b) => a.off - b.off);
  return best?.name ?? '';
}

const nameOf = ({ figure, front }: FlowStep) => (front ? `${figure} (${front})` : figure);

describe.each(keys)('%s', (key) => {
  const steps = flows[key];
  const moves = movesOf(steps);
  /** A flow comes through the same ways again and again. */
  const different = new Map(
    steps.map((step, at) => [
      `${nameOf(step)} from ${nameOf(steps.at(at - 1) ?? step)}`,
      moves[at] as Move,
    ]),
  );

  test('is seen from one side, in one direction', () => {
    const views = moves
      .flatMap(({ stands }) => stands)
      .map(({ pose }) => `${pose.view} ${pose.facing}`);
    expect(new Set(views).size).toBe(1);
  });

  test.each([...different])('moves as a body does into %s', (_, move) => {
    expect(faults(move)).toEqual([]);
  });

  test('reaches in each step the figure that the step names, and no other', () => {
    expect(moves.map((move) => recognized(standAt(move, 1)))).toEqual(steps.map(nameOf));
  });

  test('begins each move where the one before ended, without a leap in it', () => {
    let before: Stand | undefined = standAt(moves.at(-1) as Move, 1);
    for (const move of moves) {
      for (let at = 0; at <= 24; at += 1) {
        const now = standAt(move, at / 24);
        const leaps = (Object.keys(now.joints) as Joint[]).filter(
          (joint) => before && distance(now.joints[joint], before.joints[joint]) > 20,
        );
        expect(leaps).toEqual([]);
        before = now;
      }
    }
  });

  test('keeps hands and feet on the mat of the picture', () => {
    const stands = moves.map((move) => standAt(move, 1));
    const { scale, shift } = cameraOf(stands);
    const reaches = stands.map(({ joints }) => extent(joints));
    const right = Math.max(...reaches.map((reach) => reach.right));
    const left = Math.min(...reaches.map((reach) => reach.left));
    expect((right - left) * scale).toBeLessThanOrEqual(frame.width + 0.01);
    const { x, width } = matOf(stands[0]?.pose.view ?? 'side');
    const beside = stands.flatMap(({ pose, joints }) =>
      contacts
        .filter(([contact]) => pose.grounded.includes(contact))
        .map(([, joint]) => joints[joint].x * scale + shift)
        .filter((at) => at < x || at > x + width),
    );
    expect(beside).toEqual([]);
  });

  test('is drawn with the same shapes throughout, inside the frame', () => {
    for (const style of ['high', 'low', 'cropped'] as const) {
      const { shapesAt } = drawFlow(steps, style);
      const drawings = [...different.values()].flatMap((move) =>
        [0, 0.25, 0.5, 0.75, 1].map((t) => shapesAt(moves.indexOf(move), t)),
      );
      const materials = drawings.map((shapes) => shapes.map(({ material }) => material).join());
      expect(new Set(materials).size).toBe(1);
      // The knot stays on, also where the head comes near the mat.
      expect(materials[0]?.match(/hair/g)).toHaveLength(style === 'cropped' ? 1 : 2);
      const numbers = drawings.flat().flatMap(({ d }) => d.match(/-?[\d.]+/g) ?? []);
      expect(numbers.filter((n) => !(Number(n) >= 0 && Number(n) <= frame.size))).toEqual([]);
    }
  });
});

test.each(keys)('every hand and foot of %s stands on a mark of the mat', (key) => {
  const sideways = movesOf(flows[key])
    .flatMap(({ stands }) => stands)
    .filter(({ pose }) => pose.view === 'side');
  for (const { pose, joints } of sideways) {
    const feet = [joints.leftToes, joints.rightToes].map(({ x }) =>
      // Who kneels on all fours has the feet where the shins end.
      key === 'cat-cow' ? 0 : Math.min(Math.abs(x - marks.front), Math.abs(x - marks.back)),
    );
    const hands = contacts
      .slice(0, 2)
      .filter(([contact]) => pose.grounded.includes(contact))
      .map(([, joint]) => Math.abs(joints[joint].x - marks.hands) - 1.4);
    expect(Math.max(...feet, ...hands)).toBeLessThan(0.5);
  }
});

const moveOf = (key: FlowKey, at: number) => movesOf(flows[key])[at] as Move;
const [toRise, toFold, toDog] = [1, 2, 4].map((at) => moveOf('surya-namaskar', at)) as [
  Move,
  Move,
  Move,
];

test('arms rise and sink before the body, never behind the back', () => {
  for (const move of [toRise, toFold]) {
    const behind = eighths.filter((t) => {
      const { rightWrist, rightShoulder, neck } = standAt(move, t).joints;
      return rightWrist.y < neck.y + 10 && rightWrist.x < rightShoulder.x && rightWrist.y > 60;
    });
    expect(behind).toEqual([]);
  }
  expect(standAt(toFold, 0.5).joints.rightFingers.x).toBeGreaterThan(40);
});

test('arms rise beside the body where it is seen from the front', () => {
  const { leftWrist, rightWrist, neck } = standAt(moveOf('sun-breaths', 0), 0.5).joints;
  expect(leftWrist.x).toBeLessThan(-35);
  expect(rightWrist.x).toBeGreaterThan(35);
  expect(Math.abs(leftWrist.y - neck.y)).toBeLessThan(10);
});

test('a foot that steps is lifted', () => {
  const [front, back] = [toDog.stands[0].joints, standAt(toDog, 1).joints];
  expect(front.leftToes.x - back.leftToes.x).toBeCloseTo(marks.front - marks.back, 0);
  expect(standAt(toDog, 0.6).joints.leftToes.y).toBeGreaterThan(4);
});

test('the other foot in front is the same picture with near and far limbs exchanged', () => {
  const [left, right] = [toDog.stands[0].joints, moveOf('surya-namaskar', 16).stands[0].joints];
  expect(left.leftKnee.x).toBeCloseTo(right.rightKnee.x, 0);
  expect(left.rightAnkle.y).toBeCloseTo(right.leftAnkle.y, 0);
});

test('the foot that steps back is ahead of the hips that sink', () => {
  expect(standAt(moveOf('surya-namaskar', 3), 0.5).joints.rightToes.x).toBeLessThan(-38);
  expect(standAt(moveOf('surya-namaskar', 9), 0.5).joints.rightToes.x).toBeLessThan(-38);
});

test('knees come down before the chest', () => {
  const kneeling = [0.4, 0.5, 0.6].filter((t) => {
    const { rightKnee, rightShoulder } = standAt(moveOf('surya-namaskar', 5), t).joints;
    return rightKnee.y < 6 && rightShoulder.y > 24;
  });
  expect(kneeling).not.toEqual([]);
});

test('a free leg swings below the hips, not past the chest', () => {
  const before = { ...poses['extended-hand-to-big-toe'], grounded: [] };
  const { rightLeg } = between(before, poses['lord-of-the-dance'], 0.5);
  expect(Math.sin((rightLeg[0] * Math.PI) / 180)).toBeLessThan(-0.5);
});

test('what carries changes sides with the leg in front', () => {
  expect(otherLeg(poses.lunge).grounded).toContain('rightKnee');
  expect(otherLeg(poses.lunge).grounded).not.toContain('leftKnee');
  expect(otherLeg(poses['warrior-i']).foreshortened).toEqual({ rightFoot: 0.6 });
});

describe('what would be caught', () => {
  const direct = (key: FlowKey, at: number): Move => {
    const move = moveOf(key, at);
    return moveThrough([standAt(move, 0), standAt(move, 1)]);
  };

  test.each([
    ['surya-namaskar-b', 3],
    ['surya-namaskar-b', 6],
    ['surya-namaskar-b', 7],
    ['chandra-namaskar', 5],
  ] as const)('the straight way into a step of %s that needs another (%i)', (key, at) => {
    expect(faults(moveOf(key, at))).toEqual([]);
    expect(faults(direct(key, at))).not.toEqual([]);
  });

  test('a mark that is six units off', () => {
    const last = standAt(toFold, 1);
    const shifted = Object.fromEntries(
      Object.entries(last.joints).map(([joint, { x, y }]) => [joint, { x: x - 6, y }]),
    ) as Joints;
    const off: Stand = { ...last, hips: { ...last.hips, x: last.hips.x - 6 }, joints: shifted };
    expect(faults(moveThrough([standAt(toFold, 0), off]))).not.toEqual([]);
  });

  test('a step in the figure of another, or with the other foot in front', () => {
    const { pose } = standAt(toDog, 1);
    expect(recognized(place(pose))).toBe('downward-facing-dog');
    expect(recognized(place(poses.plank))).not.toBe('downward-facing-dog');
    expect(recognized(place(otherLeg(poses.lunge)))).toBe('lunge (left)');
  });

  test('a figure drawn for another mat', () => {
    const { pose } = toDog.stands[0];
    const short = place({ ...pose, leftLeg: [-149, 164, -76], rightLeg: [24, -140, -13] });
    expect(Math.abs(short.joints.rightToes.x - marks.front)).toBeGreaterThan(2);
  });

  test('a leg that bends forward', () => {
    const { pose } = toDog.stands[0];
    expect(bendsWrongly(pose)).toBe(false);
    expect(bendsWrongly({ ...pose, leftLeg: [-149, -100, -76] })).toBe(true);
  });
});
