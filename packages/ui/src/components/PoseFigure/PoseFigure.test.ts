import { categories, figureKeys, figuresOf } from '@niyama/domain';
import { describe, expect, test } from 'vitest';
import { drawnFor } from './fallback.ts';
import { clearance, extent } from './bodyThickness.ts';
import { people, personOf } from './head.ts';
import { marks } from '#testing/poseMarks/index.ts';
import type { Mark } from '#testing/poseMarks/mark.ts';
import type { Joint, Joints, Pose } from './pose.ts';
import { poses } from './poses/index.ts';
import { frame, matOf, renderFigure } from './renderFigure.ts';
import { jointsOf } from './skeleton.ts';

/** About one pixel of a figure 150 pixels high. */
const tolerance = 0.7;

/** Every pose that differs from the given one by a single angle, turned either way. */
function mutants(pose: Pose): Pose[] {
  const chains = ['spine', 'neck', 'leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const;
  return chains.flatMap((chain) =>
    pose[chain].flatMap((_, index) =>
      [-120, -60, -20, 20, 60, 120].map((turn) => ({
        ...pose,
        [chain]: pose[chain].map((angle, i) => (i === index ? angle + turn : angle)),
      })),
    ),
  );
}

const shows = (mark: Mark, pose: Pose) => mark.holds(jointsOf(pose));
const canFail = (mark: Mark, pose: Pose) => mutants(pose).some((mutant) => !shows(mark, mutant));

/** The joints moved to the hips and scaled to the figure's size, and seen in a mirror if asked. */
function shapeOf(joints: Joints, mirror: 1 | -1): number[] {
  const { left, right, top } = extent(joints);
  const size = Math.max(right - left, top);
  return Object.values(joints).flatMap(({ x, y }) => [
    (mirror * (x - joints.hips.x)) / size,
    (y - joints.hips.y) / size,
  ]);
}

/** How far apart the joints of two poses are on average, in parts of a figure's size. */
function difference(a: Joints, b: Joints): number {
  const from = shapeOf(a, 1);
  return Math.min(
    ...([1, -1] as const).map((mirror) => {
      const to = shapeOf(b, mirror);
      const squares = from.map((value, i) => (value - (to[i] ?? 0)) ** 2);
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (from.length / 2));
    }),
  );
}

describe.each(figureKeys)('%s', (name) => {
  const pose = poses[name];
  const joints = jointsOf(pose);

  test.each(marks[name])('shows: $says', (mark) => {
    expect(shows(mark, pose)).toBe(true);
  });

  test.each(marks[name])('would be caught without: $says', (mark) => {
    expect(canFail(mark, pose)).toBe(true);
  });

  test('rests its weight on the mat', () => {
    const { grounded, view } = pose;
    const off = grounded.filter((part) => Math.abs(clearance(joints, part)) > tolerance);
    expect(off).toEqual([]);
    // Seen from above nothing stands on the mat's edge.
    expect(grounded.length > 0).toBe(view !== 'above');
  });

  test('has no joint below the mat', () => {
    const below = (Object.keys(joints) as Joint[]).filter((joint) => joints[joint].y < 0);
    expect(below).toEqual([]);
  });

  test('stays inside the frame', () => {
    const numbers = renderFigure([pose], 'high').flatMap(({ d }) => d.match(/-?[\d.]+/g) ?? []);
    expect(numbers.filter((n) => Number(n) > frame.size || Number.isNaN(Number(n)))).toEqual([]);
  });
});

test.each(figureKeys.filter((name) => poses[name].view === 'above'))(
  '%s, seen from above, has the whole back on the mat',
  (name) => {
    const joints = jointsOf(poses[name]);
    const { left, right, top } = extent(joints);
    const scale = Math.min(frame.largest, frame.width / (right - left), frame.height / top);
    const reach = matOf('above').height / 2 / scale;
    const beside = (['hips', 'waist', 'neck', 'head', 'crown'] as const).filter(
      (joint) => Math.abs(joints[joint].y - top / 2) + 7 > reach,
    );
    expect(beside).toEqual([]);
  },
);

test('no two poses share a drawing', () => {
  const twins = figureKeys.flatMap((a, i) =>
    figureKeys
      .slice(i + 1)
      .filter((b) => difference(jointsOf(poses[a]), jointsOf(poses[b])) < 0.05)
      .map((b) => [a, b]),
  );
  expect(twins).toEqual([]);
});

test('a drawing without its bent knee is refused by its marks', () => {
  const lazy: Pose = { ...poses['warrior-ii'], rightLeg: [-70, -70, -12] };
  const missing = marks['warrior-ii'].filter((mark) => !shows(mark, lazy));
  expect(missing.map((mark) => mark.says)).toContain('front knee over ankle');
});

test('a raised foot is noticed', () => {
  const hovering: Pose = { ...poses['mountain-pose'], leftLeg: [-91, -60, -100] };
  expect(clearance(jointsOf(hovering), 'leftFoot')).toBeGreaterThan(tolerance);
});

test.each(categories)('an unknown pose of the category %s has a figure', (category) => {
  const drawn = drawnFor('a-pose-nobody-drew', category);
  expect(figuresOf(drawn)).not.toEqual([]);
  expect(drawnFor(null, category)).toBe(drawn);
});

test('a known pose is drawn as itself, whatever its category', () => {
  expect(drawnFor('tree', 'seated')).toBe('tree');
  expect(drawnFor('surya-namaskar', 'standing')).toBe('surya-namaskar');
  expect(drawnFor('toString', 'seated')).toBe('easy-pose');
});

test('the library shows all its people', () => {
  expect(new Set(figureKeys.map(personOf)).size).toBe(people.length);
});
