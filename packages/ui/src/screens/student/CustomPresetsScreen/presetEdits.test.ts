import { classIds, classLimits, expandClass, listedItems, practicedSeconds } from '@niyama/domain';
import { bodyOf, cobra, treePose } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { reordered, withDuplicate, withoutItems, withoutPose, withPose } from './presetEdits.ts';
import type { PresetDraft } from './types.ts';

const empty: PresetDraft = {
  id: 'new',
  name: 'Morning',
  description: '',
  body: bodyOf(),
  poses: new Map(),
};
const draft = withPose(withPose(empty, treePose), cobra);
const namesOf = ({ body, poses }: PresetDraft) =>
  listedItems(body, poses).map(({ asana }) => asana?.name);
const [tree = '', snake = ''] = classIds(draft.body);

describe('the draft of a preset', () => {
  it('gets poses at its end, and knows them', () => {
    expect(namesOf(draft)).toEqual(['Tree', 'Cobra']);
    expect(draft).toMatchObject({ id: 'new', name: 'Morning' });
  });

  it('repeats a pose right after itself, under an id that no other item has', () => {
    const twice = withDuplicate(draft, tree);
    expect(namesOf(twice)).toEqual(['Tree', 'Tree', 'Cobra']);
    expect(new Set(classIds(twice.body)).size).toBe(3);
    expect(namesOf(withoutItems(twice, [tree]))).toEqual(['Tree', 'Cobra']);
    const once = withoutPose(twice, treePose.id);
    expect(namesOf(once)).toEqual(['Tree', 'Cobra']);
    expect(namesOf(withoutPose(once, treePose.id))).toEqual(['Cobra']);
  });

  it('has its items in the order that is asked for', () => {
    const twice = withDuplicate(draft, tree);
    const [first = '', second = ''] = classIds(twice.body);
    expect(namesOf(reordered(twice, [second, snake, first]))).toEqual(['Tree', 'Cobra', 'Tree']);
  });

  it('may get longer than a class may last, and no longer than 100 poses', () => {
    const half = bodyOf({ asanaId: treePose.id, seconds: classLimits.seconds / 2 });
    const tooLong = withPose(
      withDuplicate({ ...draft, body: half }, classIds(half)[0] ?? ''),
      cobra,
    );
    const steps = expandClass(tooLong.body, tooLong.poses);
    expect(practicedSeconds(steps)).toBeGreaterThan(classLimits.seconds);

    const full = bodyOf(...Array.from({ length: 100 }, () => ({ asanaId: treePose.id })));
    expect(namesOf(withPose({ ...draft, body: full }, cobra))).toHaveLength(100);
  });
});
