import { describe, expect, it } from 'vitest';
import { validateForm } from '../forms/validateForm.ts';
import { customPresetForm } from './presets.ts';

const typed = { name: 'Morning', description: 'Slowly.', poses: '2' };
const check = (changed: Partial<typeof typed>) =>
  validateForm(customPresetForm, { ...typed, ...changed });

describe('a list of poses', () => {
  it('is trimmed, and an empty description is none', () => {
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
