import { describe, expect, it } from 'vitest';
import { newAsana } from '../asana/adminAsana.ts';
import { asanaFields } from '../asana/asana.ts';
import { toLines, toTargetArea, unknownTargetAreas } from '../asana/asanaLimits.ts';
import { everyField, nullableText, texts } from '../row.ts';
import { asanaForm } from './asanaForm.ts';
import { validateForm } from './validateForm.ts';

/** What the fields of the form hold. */
const typed = {
  ...everyField(asanaFields, nullableText, ''),
  ...everyField(asanaFields, texts, ''),
  cautions: '',
  name: ' Moon ',
  aliases: ' Lune \n\nCrescent',
  description: ' Grow quiet. ',
  difficulty: 'expert',
  category: 'seated',
  points: '5',
  durationSeconds: '30',
  targetArea: 'Balance\n\n  Stress Relief\npatience\nbalance',
  benefits: 'One\r\n\r\n Two ',
};
const errorsOf = (change: Record<string, unknown>) => {
  const result = validateForm(asanaForm, { ...typed, ...change });
  return result.ok ? {} : result.errors;
};

describe('the form of a pose', () => {
  it('trims, takes one entry per line and spells the six areas as the product does', () => {
    expect(validateForm(asanaForm, typed)).toEqual({
      ok: true,
      values: {
        ...newAsana,
        name: 'Moon',
        aliases: ['Lune', 'Crescent'],
        description: 'Grow quiet.',
        difficulty: 'expert',
        category: 'seated',
        targetArea: ['balance', 'stress-relief', 'patience'],
        benefits: ['One', 'Two'],
      },
    });
    expect(validateForm(asanaForm, { ...typed, twoSided: 'on' })).toMatchObject({
      values: { twoSided: true },
    });
  });

  it('says what a class is composed by, or nothing of it', () => {
    const tags = { bodyPosition: 'prone', spineMove: 'back', effort: '3', regions: 'spine\nchest' };
    expect(validateForm(asanaForm, { ...typed, ...tags, avoidIf: '' })).toMatchObject({
      values: {
        bodyPosition: 'prone',
        spineMove: 'back',
        effort: 3,
        regions: ['spine', 'chest'],
        avoidIf: [],
      },
    });
    expect(validateForm(asanaForm, { ...typed, bodyPosition: '' })).toMatchObject({
      values: { bodyPosition: null, spineMove: null, effort: null, regions: null, avoidIf: null },
    });
  });

  it.each(['', '   ', '\n'])('asks for a name and a description (%j)', (nothing) => {
    expect(errorsOf({ name: nothing, description: nothing })).toEqual({
      name: 'form.error.asanaRequired',
      description: 'form.error.asanaRequired',
    });
  });

  it('reads what each safety tip means, and takes nothing else for it', () => {
    const valuesOf = (cautions: string) => validateForm(asanaForm, { ...typed, cautions });
    expect(valuesOf('avoid knees, hips\n?\nnote')).toMatchObject({
      values: {
        cautions: [{ act: 'avoid', limits: ['knees', 'hips'] }, null, { act: 'note', limits: [] }],
      },
    });
    expect(valuesOf('?\n?')).toMatchObject({ values: { cautions: null } });
    for (const wrong of ['forbid knees', 'avoid pacemaker', 'knees'])
      expect(Object.keys(errorsOf({ cautions: wrong }))).toEqual(['cautions']);
    for (const forNobody of ['avoid', 'note\nvary'])
      expect(errorsOf({ cautions: forNobody })).toEqual({
        cautions: 'form.error.asanaCautions',
      });
  });

  it.each(['0', '-1', '1.5', '', 'five', '1001', '5e2'])('refuses %j points', (points) => {
    expect(errorsOf({ points })).toEqual({ points: 'form.error.asanaPoints' });
  });

  it.each(['4', '0', '31', '7205', '', '30.5'])('refuses %j seconds', (durationSeconds) => {
    expect(errorsOf({ durationSeconds })).toEqual({ durationSeconds: 'form.error.asanaDuration' });
  });

  it('takes the least and the most that there may be', () => {
    const name = '🪷'.repeat(120);
    for (const [points, durationSeconds] of [
      ['1', '5'],
      ['1000', '7200'],
    ]) {
      expect(errorsOf({ name, sanskritName: name, points, durationSeconds })).toEqual({});
    }
    expect(errorsOf({ benefits: 'One line\n'.repeat(50) })).toEqual({});
  });

  it('refuses what the database has no room for', () => {
    expect(
      errorsOf({
        name: 'a'.repeat(121),
        sanskritName: 'a'.repeat(121),
        description: 'a'.repeat(5001),
        entering: 'a'.repeat(151),
        holding: 'a'.repeat(66),
        leaving: 'a'.repeat(66),
        targetArea: 'a'.repeat(1001),
        aliases: Array.from({ length: 51 }, (_, index) => `N${index}`).join('\n'),
        benefits: Array.from({ length: 51 }, (_, index) => `Line ${index}`).join('\n'),
        safetyTips: 'a'.repeat(10_001),
      }),
    ).toEqual({
      name: 'form.error.asanaNameLong',
      sanskritName: 'form.error.asanaNameLong',
      description: 'form.error.asanaDescriptionLong',
      entering: 'form.error.asanaEnteringLong',
      holding: 'form.error.asanaSpokenLong',
      leaving: 'form.error.asanaSpokenLong',
      aliases: 'form.error.asanaLines',
      targetArea: 'form.error.asanaTargetAreas',
      benefits: 'form.error.asanaLines',
      safetyTips: 'form.error.asanaLines',
    });
  });

  it.each([{ difficulty: 'hard' }, { category: 'other' }])('refuses %o', (change) => {
    expect(Object.keys(errorsOf(change))).toEqual(Object.keys(change));
  });
});

it('a new pose begins as beginner, with 30 seconds and 5 points', () => {
  expect(newAsana).toMatchObject({ difficulty: 'beginner', durationSeconds: 30, points: 5 });
});

it('blank lines are no entries', () => {
  expect(toLines('\n a \n\n\tb\r\n   \r c\u2028d')).toEqual(['a', 'b', 'c', 'd']);
});

it('areas outside the six are listed', () => {
  expect(toTargetArea('STRESS_relief')).toBe('stress-relief');
  expect(toTargetArea('Inner Peace')).toBe('Inner Peace');
  expect(unknownTargetAreas(['balance', 'patience', 'Balance'])).toEqual(['patience', 'Balance']);
});
