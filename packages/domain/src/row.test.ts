import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  columnsOf,
  everyField,
  fallbacksOf,
  fromRow,
  lenientRow,
  namesOf,
  type RowFields,
  selectOf,
  strictRow,
  toRow,
} from './row.ts';

const number = z.number();
const fields = {
  id: ['id', z.string()],
  fullName: ['full_name', z.nullable(z.string()), null],
  soundVolume: ['sound_volume', number, 50],
  textSize: ['text_size', number, 16],
} as const satisfies RowFields;

const values = { id: 'a', fullName: 'Asha', soundVolume: 20, textSize: 18 };
const row = { id: 'a', full_name: 'Asha', sound_volume: 20, text_size: 18 };

describe('a description of a row', () => {
  it('lists its names and columns in their order', () => {
    expect(namesOf(fields)).toEqual(['id', 'fullName', 'soundVolume', 'textSize']);
    expect(columnsOf(fields)).toEqual(['id', 'full_name', 'sound_volume', 'text_size']);
    expect(selectOf(fields)).toBe('id,full_name,sound_volume,text_size');
  });

  it('maps both ways and leaves out what it does not describe', () => {
    const longerRow = { ...row, created_at: 'now' };
    const moreValues = { ...values, isSelf: true };
    expect(fromRow(fields, longerRow)).toEqual(values);
    expect(toRow(fields, moreValues)).toEqual(row);
  });

  it('gives one thing to every field of a kind', () => {
    expect(everyField(fields, number, 'slider')).toEqual({
      soundVolume: 'slider',
      textSize: 'slider',
    });
  });

  it('reads strictly or with its fallbacks, which a row without an id has not', () => {
    expect(strictRow(fields).parse(row)).toEqual(row);
    expect(strictRow(fields).safeParse({ ...row, text_size: 'big' }).success).toBe(false);
    expect(lenientRow(fields).parse({ id: 'a', text_size: 'big' })).toEqual({
      id: 'a',
      full_name: null,
      sound_volume: 50,
      text_size: 16,
    });
    expect(lenientRow(fields).safeParse({ ...row, id: null }).success).toBe(false);
    expect(fallbacksOf(fields)).toEqual({ fullName: null, soundVolume: 50, textSize: 16 });
  });
});
