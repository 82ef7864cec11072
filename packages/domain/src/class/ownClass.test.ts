import { describe, expect, it } from 'vitest';
import { validateForm } from '../forms/validateForm.ts';
import { customPresetForm, isListOfPoses, listedItems } from './ownClass.ts';
import { bodyFrom, poseItem } from './testing/bodies.ts';

const typed = { name: 'Morning', description: 'Slowly.', poses: '2' };
const check = (changed: Partial<typeof typed>) =>
  validateForm(customPresetForm, { ...typed, ...changed });

describe('the form of a custom preset', () => {
  it('trims, and takes an empty description for none', () => {
    expect(check({ name: '  Morning ', description: ' \n ' })).toEqual({
      ok: true,
      values: { name: 'Morning', description: null, poses: '2' },
    });
    expect(check({ description: ' Slowly. ' })).toMatchObject({
      values: { description: 'Slowly.' },
    });
  });

  it.each(['<b>Morning</b>', 'صباح', '朝のヨガ', '🪷'.repeat(100)])('takes the name %s', (name) => {
    expect(check({ name })).toMatchObject({ ok: true, values: { name } });
  });

  it('says beside each field what is wrong with it', () => {
    expect(check({ name: ' ', description: 'a'.repeat(1001), poses: '0' })).toEqual({
      ok: false,
      errors: {
        name: 'form.error.presetName',
        description: 'form.error.presetDescriptionLong',
        poses: 'form.error.presetPoses',
      },
    });
    expect(check({ name: 'a'.repeat(200) })).toEqual({
      ok: false,
      errors: { name: 'form.error.presetNameLong' },
    });
  });
});

describe('the poses of a class', () => {
  it('are listed in their order, those of a group once, and unknown ones too', () => {
    const body = bodyFrom([
      poseItem('tree'),
      { kind: 'pause', seconds: 30 },
      { kind: 'rounds', times: 3, swap: false, items: [poseItem('cobra'), poseItem('tree')] },
      poseItem('gone'),
    ]);
    const listed = listedItems(body, new Map());
    expect(listed.map(({ asanaId }) => asanaId)).toEqual(['tree', 'cobra', 'tree', 'gone']);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(4);
    expect(listed.at(-1)?.asana).toBeNull();
  });

  it.each([
    ['poses, whatever their lengths', poseItem('tree', { sets: 2, breaths: 5 }), true],
    ['a pose on one side', poseItem('tree', { side: 'left' }), false],
    ['a linked pose', poseItem('tree', { link: true }), false],
    ['a pause', { kind: 'pause', seconds: 30 } as const, false],
    ['a meditation', { kind: 'meditation', minutes: 5, bells: 0 } as const, false],
    [
      'a group',
      { kind: 'rounds', times: 2, swap: false, items: [poseItem('tree')] } as const,
      false,
    ],
  ])('are a plain list or not: %s', (_, entry, isPlain) => {
    expect(isListOfPoses(bodyFrom([poseItem('plank'), entry]))).toBe(isPlain);
  });
});
