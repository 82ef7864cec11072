import {
  followsShoulders,
  isBackBend,
  isPreparedBy,
  isRelease,
  standsOnShoulders,
} from '../compose/rules.ts';
import type { ClassPart } from '../compose/composedItem.ts';
import { type Composable, isTagged, type PoseTags } from '../compose/tags.ts';
import type { Side } from '../guide/side.ts';
import { leastSetSeconds } from '../practice/setLength.ts';
import type { ItemId } from './classBody.ts';
import { blocksOf, breathSeconds, practicedInStep, type ClassStep } from './expandClass.ts';

/** What a hint is about. */
type HintKind =
  /** Nothing releases the spine within two holds after strong back bends. */
  | 'release'
  /** A deep fold right after a strong back bend. */
  | 'foldAfterBackBend'
  /** The neck does not come back right after a weight on it. */
  | 'neck'
  /** Upside down before anything that is stood in. */
  | 'coldInversion'
  /** The first of the hardest holds is not prepared by what comes before. */
  | 'prepare'
  /** Standing again after lying on the back. */
  | 'upAgain'
  /** The last hold is no rest of a minute. */
  | 'ending'
  /** All passes of a pose together are too short to be recorded. */
  | 'tooShort';

/** Something that a teacher may want to look at again. It never blocks anything. */
export type ClassHint = {
  /** Of the item beside which it stands. */
  id: ItemId;
} & (
  | { kind: HintKind }
  | {
      /** Right and left differ by more than a breath. */
      kind: 'sides';
      /** The side that is not practiced at all; null where it is only shorter. */
      missing: Side | null;
    }
);

/** What an adviser says of a class. */
export interface Advice {
  /** In the order of their items; an item in rounds has a hint once. */
  hints: ClassHint[];
  /** The ids of the poses that nobody has tagged. Their items get no hints. */
  untagged: string[];
}

/** What the adviser reads of a pose. */
type AdvisedPose = Pick<Composable, 'id' | 'key' | 'durationSeconds' | 'twoSided' | keyof PoseTags>;
type KnownPose = AdvisedPose & PoseTags;

/** Seconds of a set from which on it is a hold. What is shorter is passed through, and counts for nothing. */
const shortestHold = 15;

/** From this effort on a hold wants to be prepared. */
const hard = 4;

/** A rest at the end takes at least so many seconds. */
const shortestEnding = 60;

type PoseStep = Extract<ClassStep<KnownPose>, { kind: 'pose' }> & {
  isHold: boolean;
  /** Follows another step without a rest, or is followed so. */
  isLinked: boolean;
};

/** What a body does in a hold. */
type Body = Pick<KnownPose, 'key' | 'bodyPosition' | 'spineMove' | 'effort' | 'regions'>;

interface Hold {
  id: ItemId;
  body: Body;
  part: ClassPart | undefined;
  /** Of all sets. */
  seconds: number;
}

/** A meditation. A hold that nobody has tagged is taken for one too. */
const quietSeat: Body = {
  key: null,
  bodyPosition: 'seated',
  spineMove: 'neutral',
  effort: 1,
  regions: ['rest'],
};

/** What the checks read of a class: the steps of tagged poses, and the holds among all steps. */
interface Facts {
  steps: readonly PoseStep[];
  holds: readonly Hold[];
}

function factsOf(all: readonly ClassStep<AdvisedPose>[]): Facts {
  const steps: PoseStep[] = [];
  const holds: Hold[] = [];
  for (const block of blocksOf(all))
    for (const step of block) {
      const { id, part } = step;
      const hold = (body: Body) => holds.push({ id, body, part, seconds: practicedInStep(step) });
      if (step.kind === 'meditation') hold(quietSeat);
      if (step.kind !== 'pose') continue;
      const { pose } = step;
      const isHold = step.seconds >= shortestHold;
      if (isHold) hold(isTagged(pose) ? pose : quietSeat);
      if (isTagged(pose)) steps.push({ ...step, pose, isHold, isLinked: block.length > 1 });
    }
  return { steps, holds };
}

type Check = (facts: Facts) => ClassHint[];

const stepsByPose = (steps: readonly PoseStep[]): PoseStep[][] => [
  ...Map.groupBy(steps, ({ pose }) => pose.id).values(),
];

/** Seconds of a pose on one of its sides. */
const secondsOn = (side: Side, steps: readonly PoseStep[]): number =>
  steps.reduce((all, step) => {
    const seconds = practicedInStep(step);
    if (step.side === 'both') return all + seconds / 2;
    return step.side === side ? all + seconds : all;
  }, 0);

const sides: Check = ({ steps }) =>
  stepsByPose(steps.filter(({ pose }) => pose.twoSided)).flatMap((own): ClassHint[] => {
    const right = secondsOn('right', own);
    const left = secondsOn('left', own);
    if (Math.abs(right - left) <= breathSeconds) return [];
    const [longer, shorter] =
      right > left ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const last = own.findLast(({ side }) => side === longer);
    const missing = Math.min(right, left) === 0 ? shorter : null;
    return last ? [{ id: last.id, kind: 'sides', missing }] : [];
  });

/** Several back bends in a row want one release. */
const release: Check = ({ holds }) => {
  let isStrong = false;
  return holds.flatMap(({ id, body }, at): ClassHint[] => {
    if (body.spineMove !== 'back') {
      isStrong = false;
      return [];
    }
    isStrong ||= isBackBend(body);
    const next = holds.slice(at + 1, at + 3).map((hold) => hold.body);
    const goesOn = next[0]?.spineMove === 'back';
    return isStrong && !goesOn && !next.some(isRelease) ? [{ id, kind: 'release' }] : [];
  });
};

/** Folds the spine; on hands and feet it stays long. */
const isDeepFold = ({ spineMove, effort, bodyPosition }: Body) =>
  spineMove === 'forward' && effort > 1 && bodyPosition !== 'allFours';

const foldAfterBackBend: Check = ({ holds }) =>
  holds.flatMap(({ id, body }, at) => {
    const before = holds[at - 1]?.body;
    const isWrong = before && isBackBend(before) && isDeepFold(body);
    return isWrong ? [{ id, kind: 'foldAfterBackBend' }] : [];
  });

const neck: Check = ({ holds }) =>
  holds.flatMap(({ id, body }, at) => {
    const next = holds[at + 1]?.body;
    const isCountered = next && (standsOnShoulders(next) || followsShoulders(next));
    return standsOnShoulders(body) && !isCountered ? [{ id, kind: 'neck' }] : [];
  });

const coldInversion: Check = ({ steps }) => {
  const first = steps.find(({ isHold, pose }) => isHold && pose.bodyPosition === 'inverted');
  const hasStood = steps
    .slice(0, first && steps.indexOf(first))
    .some(({ pose }) => pose.bodyPosition === 'standing');
  return first && !hasStood ? [{ id: first.id, kind: 'coldInversion' }] : [];
};

/** A pose in another part of the class than the peak is itself a way to it. */
const prepare: Check = ({ steps }) => {
  const holds = steps.filter(
    ({ isHold, part }) => isHold && (part === undefined || part === 'peak'),
  );
  const top = Math.max(...holds.map(({ pose }) => pose.effort));
  const peak = holds.find(({ pose }) => pose.effort === top);
  if (!peak || top < hard) return [];
  const before = new Set(steps.slice(0, steps.indexOf(peak)).map(({ pose }) => pose));
  before.delete(peak.pose);
  const places = [...before].map((pose) => ({ pose }));
  return isPreparedBy(peak.pose, places) ? [] : [{ id: peak.id, kind: 'prepare' }];
};

/** A peak on the back may be countered on the feet. */
const upAgain: Check = ({ holds }) => {
  let hasStood = false;
  let liesSince = false;
  return holds.flatMap(({ id, body, part }): ClassHint[] => {
    if (body.bodyPosition === 'supine') liesSince = hasStood;
    if (body.bodyPosition !== 'standing') return [];
    const isUpAgain = liesSince && part !== 'counter';
    hasStood = true;
    liesSince = false;
    return isUpAgain ? [{ id, kind: 'upAgain' }] : [];
  });
};

const ending: Check = ({ holds }) => {
  const last = holds.at(-1);
  if (!last) return [];
  const { id, body, seconds } = last;
  const isRest = body.regions.includes('rest') && body.effort === 1 && seconds >= shortestEnding;
  return isRest ? [] : [{ id, kind: 'ending' }];
};

/** A pose that is only passed through within blocks is a way to others, and nobody expects a record of it. */
const tooShort: Check = ({ steps }) =>
  stepsByPose(steps).flatMap((own): ClassHint[] => {
    const seconds = own.reduce((all, step) => all + practicedInStep(step), 0);
    const last = own.findLast(({ isHold, isLinked }) => isHold || !isLinked);
    return last && seconds < leastSetSeconds(last.pose) ? [{ id: last.id, kind: 'tooShort' }] : [];
  });

const checks = [
  sides,
  release,
  foldAfterBackBend,
  neck,
  coldInversion,
  upAgain,
  ending,
  tooShort,
  prepare,
];

const isFirst = ({ id, kind }: ClassHint, at: number, all: readonly ClassHint[]) =>
  all.findIndex((other) => other.id === id && other.kind === kind) === at;

/** What a teacher may want to look at again in a class. */
export function adviseClass(steps: readonly ClassStep<AdvisedPose>[]): Advice {
  const facts = factsOf(steps);
  const ids = [...new Set(steps.map(({ id }) => id))];
  const untagged = new Set(
    steps.flatMap((step) => (step.kind === 'pose' && !isTagged(step.pose) ? step.pose.id : [])),
  );
  const hints = checks
    .flatMap((check) => check(facts))
    .filter(isFirst)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { hints, untagged: [...untagged] };
}
