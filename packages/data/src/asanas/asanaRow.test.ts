import {
  type AdminAsana,
  adminAsanaRowFields,
  asanaColumnNames,
  asanaFields,
  asanaForm,
  asanaRowFields,
  columnsOf,
  fallbacksOf,
  namesOf,
  toCautionLines,
  toRecord,
} from '@niyama/domain';
import {
  adminAsanaToRow,
  asanaToRow,
  toAdminAsana as toAdminFixture,
  treePose,
  warriorWithVideo,
} from '@niyama/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../../../../supabase/local/testing.ts';
import { createDataClient } from '../client.ts';
import { adminAsanaSelect, adminAsanaRow, fieldsToRow, toAdminAsana } from './adminAsanaRow.ts';
import { asanaSelect, asanaRow, toAsana } from './asanaRow.ts';

const client = createDataClient({ url: 'http://localhost:9', key: 'key', storageKey: 'session' });

/** A pose of which no two fields hold the same. */
const asana: AdminAsana = {
  ...toAdminFixture(treePose),
  ...warriorWithVideo,
  targetArea: ['balance'],
  aliases: ['Second Warrior'],
  points: 11,
  durationSeconds: 75,
  imagePath: 'https://pictures.example/warrior.png',
};

describe.each(namesOf(asanaFields))('the field %s of a pose', (name) => {
  const [column, schema] = asanaFields[name];
  const value = asana[name];

  it('is selected, read and written by its one line, also in the file and the mocks', () => {
    expect(adminAsanaSelect.split(',')).toContain(column);
    const row = { ...adminAsanaToRow(asana) };
    expect(row).toHaveProperty(column, value);
    expect(toAdminAsana(client, adminAsanaRow.parse(row))).toHaveProperty(name, value);
    expect(fieldsToRow(asana)).toHaveProperty(column, value);
    expect(asanaColumnNames).toContain(column);
    const cells = name === 'cautions' ? toCautionLines(asana.cautions) : value;
    expect(toRecord(asana)).toHaveProperty(column, cells);
    expect(Object.keys(asanaForm.shape)).toContain(name);
  });

  it('reaches the students who read it, and is asked for by no page that does not', () => {
    const isRead = name in treePose;
    expect(asanaSelect.split(/[,()]/).includes(column)).toBe(isRead);
    const row = { ...adminAsanaToRow(asana) };
    const read = toAsana(client, asanaRow.parse({ ...row, texts: row }));
    const { texts, ...facts } = asanaToRow(treePose);
    // An object without the property and one that holds undefined are not the same.
    const only = (found: object, key: string) => Object.entries(found).filter(([k]) => k === key);
    expect(only(read, name)).toEqual(isRead ? [[name, value]] : []);
    const mocked = Reflect.get(treePose, name);
    expect(only({ ...texts, ...facts }, column)).toEqual(isRead ? [[column, mocked]] : []);
  });

  it('has a fallback that is what it may hold, or cannot be missing', () => {
    const { [column]: _left, ...rest } = adminAsanaToRow(asana);
    const fallbacks: object = fallbacksOf(asanaFields);
    const hasFallback = name in fallbacks;
    expect(asanaRow.safeParse({ ...rest, texts: rest }).success).toBe(hasFallback);
    expect(schema.safeParse(Reflect.get(fallbacks, name)).success).toBe(hasFallback);
    const isForgiven = name === 'difficulty' || name === 'category';
    expect(adminAsanaRow.safeParse(rest).success).toBe(isForgiven);
  });
});

describe('a tag', () => {
  const { texts, ...facts } = asanaToRow(treePose);

  it('is read as it is stored', () => {
    expect(toAsana(client, asanaRow.parse({ ...facts, texts }))).toMatchObject({
      bodyPosition: 'standing',
      spineMove: 'neutral',
      effort: 2,
      regions: ['balance', 'hips'],
      avoidIf: ['shoulders'],
    });
  });

  it.each([
    ['avoidIf', { avoid_if: ['shoulders', 'pacemaker'] }],
    ['regions', { regions: ['balance', 'ankles'] }],
    ['bodyPosition', { body_position: 'hanging' }],
    ['spineMove', { spine_move: 'spiral' }],
    ['effort', { effort: 6 }],
    ['effort', { effort: undefined }],
  ])('%s that another version has written is not known: %j', (name, written) => {
    const read = toAsana(client, asanaRow.parse({ ...facts, ...written, texts }));
    expect(read).toHaveProperty(name, null);
  });
});

describe('the table', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await sharedTestBackend();
  });
  afterAll(() => backend.close());

  it('has the columns that are described, beside those that no app reads', async () => {
    const rows = await backend.sql<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_schema = 'public' and table_name = 'asanas'`,
    );
    const described = [...columnsOf(asanaRowFields), ...columnsOf(adminAsanaRowFields)];
    const dates = ['archived_at', 'created_at'];
    const unread = [...dates, 'sort_name'];
    expect(new Set(rows.map((row) => row.column_name))).toEqual(new Set([...described, ...unread]));
  });

  it('lets admins write the columns of the file and no others', async () => {
    const rows = await backend.sql<{ column_name: string }>(
      `select column_name from information_schema.column_privileges
       where table_schema = 'public' and table_name = 'asanas'
         and grantee = 'authenticated' and privilege_type = 'INSERT'`,
    );
    expect(new Set(rows.map((row) => row.column_name))).toEqual(new Set(asanaColumnNames));
  });
});
