import { describe, expect, test } from 'vitest';
import { breaks, surfaceOf, type Surface } from '../../scripts/released-surface.ts';
import { read, readJson } from './files.ts';

const types = (parts: { rows?: string; inserts?: string; args?: string; returns?: string }) => `
export type Database = { public: {
  Tables: {
    poses: {
      Row: { ${parts.rows ?? 'id: string; name: string | null;'} };
      Insert: { ${parts.inserts ?? 'id?: string; name?: string | null;'} };
      Update: { id?: string };
      Relationships: [];
    };
  };
  Views: {};
  Functions: {
    home: { Args: ${parts.args ?? '{ time_zone: string; day?: string }'}; Returns: ${parts.returns ?? 'Json'} };
    sign_off: { Args: Record<PropertyKey, never>; Returns: undefined };
  };
} };`;
const released = surfaceOf(types({}));

describe('the database', () => {
  test('still has what the pages of the last release use, which open tabs go on using', () => {
    const before = readJson('supabase/released.json') as Surface;
    expect(Object.keys(before.tables).length).toBeGreaterThan(10);
    expect(Object.keys(before.functions).length).toBeGreaterThan(30);
    const now = surfaceOf(read('packages/data/src/database.types.ts'));
    expect(breaks(before, now)).toEqual([]);
  });
});

describe('what pages use', () => {
  test('is read from the types of the database', () => {
    expect(released).toEqual({
      tables: {
        poses: {
          reads: { id: 'string', name: 'string | null' },
          writes: { id: 'string?', name: 'string | null?' },
        },
      },
      functions: {
        home: { takes: { time_zone: 'string', day: 'string?' }, gives: 'Json' },
        sign_off: { takes: {}, gives: 'undefined' },
      },
    });
  });

  test.each([
    ['nothing changed', {}],
    ['a column was added', { rows: 'id: string; name: string | null; level: number;' }],
    ['a column is never empty any more', { rows: 'id: string; name: string;' }],
    ['a column may be written', { inserts: 'id?: string; name?: string | null; level?: number;' }],
    ['an argument was added', { args: '{ time_zone: string; day?: string; most?: number }' }],
    ['an argument may be left out', { args: '{ time_zone?: string; day?: string }' }],
  ])('holds when %s', (_, parts) => {
    expect(breaks(released, surfaceOf(types(parts)))).toEqual([]);
  });

  test.each([
    ['poses.name is gone', { rows: 'id: string; title: string | null;' }],
    ['poses.id is number, and was string', { rows: 'id: number; name: string | null;' }],
    ['poses.id is string | null, and was string', { rows: 'id: string | null; name: string;' }],
    ['insert into poses.name is gone', { inserts: 'id?: string;' }],
    [
      'insert into poses.level has to be given',
      { inserts: 'id?: string; name?: string | null; level: number;' },
    ],
    [
      'insert into poses.name takes string?, and took string | null?',
      { inserts: 'id?: string; name?: string;' },
    ],
    ['home().day is gone', { args: '{ time_zone: string }' }],
    ['home().day takes string, and took string?', { args: '{ time_zone: string; day: string }' }],
    ['home().most has to be given', { args: '{ time_zone: string; day?: string; most: number }' }],
    ['home() is string, and was Json', { returns: 'string' }],
  ])('breaks: %s', (fault, parts) => {
    expect(breaks(released, surfaceOf(types(parts)))).toEqual([fault]);
  });

  test('breaks when a table or a function is gone', () => {
    expect(breaks(released, { tables: {}, functions: {} })).toEqual([
      'poses is gone',
      'home() is gone',
      'sign_off() is gone',
    ]);
  });
});
