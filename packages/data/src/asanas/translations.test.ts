import {
  type AdminAsana,
  DataError,
  fallbacksOf,
  newAsana,
  type TranslationChange,
  translationFields,
} from '@niyama/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  archiveAsana,
  getAsana,
  getAdminAsana,
  getAsanaTranslations,
  importAsanaTranslations,
  listAdminAsanas,
  listAllTranslations,
  saveAsanaTranslations,
  updateAsana,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let admin: TestUser;
let other: TestUser;
let student: TestUser;
let demoted: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  other = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
  demoted = await backend.createUser({ role: 'admin' });
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [demoted.id]);
});
afterAll(() => backend.close());

const outdated = { kind: 'invalid', code: 'changed_meanwhile' };
const fields = {
  ...newAsana,
  description: 'Sit without a chair.',
  benefits: ['Strong legs'],
  safetyTips: ['Stay higher with sore knees', 'Breathe on'],
  entering: 'Lean on the wall. Bend the knees.',
  holding: 'Breathe on.',
  leaving: 'Stand up.',
};
const addPose = () =>
  addAsana(admin.client, { id: randomUUID(), ...fields, name: `Wall ${randomUUID()}` });

const german = (pose: AdminAsana, change: Partial<TranslationChange> = {}): TranslationChange => ({
  ...fallbacksOf(translationFields),
  asanaId: pose.id,
  language: 'german',
  name: 'Stuhl an der Wand',
  description: 'Sitzen ohne Stuhl.',
  benefits: ['Kräftige Beine'],
  safetyTips: ['Bleib höher, wenn die Knie schmerzen', 'Atme weiter'],
  entering: 'Lehn dich an die Wand. Beuge die Knie.',
  holding: 'Atme weiter.',
  leaving: 'Steh auf.',
  updatedAt: null,
  basedOn: pose.textHash,
  isCurrent: false,
  ...change,
});
const read = async (pose: AdminAsana, language = 'german') => {
  const all = await getAsanaTranslations(admin.client, pose.id);
  return all.find((one) => one.language === language);
};
const updatedAt = async (pose: AdminAsana) => (await read(pose))?.updatedAt ?? null;
const save = (...changes: TranslationChange[]) => saveAsanaTranslations(admin.client, changes);
const statesOf = async (pose: AdminAsana) => {
  const view = { search: pose.name, archived: false };
  const { items } = await listAdminAsanas(admin.client, { view, after: null });
  return items[0]?.translations;
};
const needsTranslation = async (pose: AdminAsana) => {
  const view = { search: pose.name, archived: false, untranslated: true };
  const { items, total } = await listAdminAsanas(admin.client, { view, after: null });
  expect(total).toBe(items.length);
  return items.length === 1;
};
const reads = (pose: AdminAsana) => getAsana(student.client, pose.id, student.id, 'german');

describe('a translation', () => {
  it('is written, read by a student of its language, and changed', async () => {
    const pose = await addPose();
    await save(german(pose));
    expect(await reads(pose)).toMatchObject({ name: 'Stuhl an der Wand', inEnglish: [] });
    const first = await read(pose);
    expect(first).toMatchObject({
      basedOn: pose.textHash,
      safetyTipsBasedOn: pose.safetyTipsHash,
    });
    await save(german(pose, { name: 'Wandstuhl', updatedAt: first?.updatedAt ?? null }));
    expect(await reads(pose)).toMatchObject({ name: 'Wandstuhl' });
  });

  it('is refused when somebody else has written one, or another text in English', async () => {
    const pose = await addPose();
    await saveAsanaTranslations(other.client, [german(pose)]);
    expect(await failureOf(save(german(pose, { name: 'Meiner' })))).toEqual(outdated);
    const seen = await updatedAt(pose);
    await updateAsana(other.client, pose, {
      fields: { ...fields, name: pose.name, description: 'Sit with no chair.' },
    });
    expect(await failureOf(save(german(pose, { name: 'Meiner', updatedAt: seen })))).toEqual(
      outdated,
    );
    expect(await read(pose)).toMatchObject({ name: 'Stuhl an der Wand' });
  });

  it('of several languages is written with all of them or not at all', async () => {
    const pose = await addPose();
    await saveAsanaTranslations(other.client, [german(pose)]);
    const french = german(pose, { language: 'french', name: 'Chaise au mur' });
    expect(await failureOf(save(french, german(pose, { name: 'Meiner' })))).toEqual(outdated);
    expect(await read(pose, 'french')).toBeUndefined();
    const tooLong = german(pose, { updatedAt: await updatedAt(pose), entering: 'x'.repeat(151) });
    expect(await failureOf(save(french, tooLong))).toMatchObject({ code: '23514' });
    expect(await read(pose, 'french')).toBeUndefined();
  });

  it('that is sent again after a lost answer stays as it is', async () => {
    const pose = await addPose();
    const change = german(pose, { isCurrent: true });
    await save(change);
    const written = await read(pose);
    await save(change);
    expect(await read(pose)).toEqual(written);
  });

  it('of a deleted pose or of none is refused', async () => {
    const pose = await addPose();
    const archived = await archiveAsana(admin.client, pose);
    expect(await failureOf(save(german(archived)))).toEqual(outdated);
    expect(await failureOf(save(german({ ...pose, id: randomUUID() })))).toEqual(outdated);
  });
});

describe('a stale translation', () => {
  /** A pose whose English has changed since it was translated. */
  async function stalePose(change: Partial<typeof fields>) {
    const pose = await addPose();
    await save(german(pose));
    return updateAsana(admin.client, pose, { fields: { ...fields, name: pose.name, ...change } });
  }

  it('stays one while only a word of it changes', async () => {
    const pose = await stalePose({ description: 'Sit with no chair.' });
    await save(german(pose, { name: 'Wandstuhl', updatedAt: await updatedAt(pose) }));
    expect(await statesOf(pose)).toMatchObject({ german: 'stale' });
  });

  it('is confirmed without a change', async () => {
    const pose = await stalePose({ safetyTips: ['Stay higher with sore knees', 'Breathe calmly'] });
    expect(await reads(pose)).toMatchObject({ inEnglish: ['safety_tips'] });
    await save(german(pose, { updatedAt: await updatedAt(pose), isCurrent: true }));
    expect(await statesOf(pose)).toMatchObject({ german: 'current' });
    expect(await reads(pose)).toMatchObject({ inEnglish: [] });
  });

  it('shows other safety tips once they are said to be of the English that is there', async () => {
    const english = ['Never with sore knees', 'Breathe on'];
    const pose = await stalePose({ safetyTips: english });
    const safetyTips = ['Nie mit schmerzenden Knien', 'Atme weiter'];
    await save(german(pose, { updatedAt: await updatedAt(pose), safetyTips }));
    expect(await reads(pose)).toMatchObject({ safetyTips: english, inEnglish: ['safety_tips'] });
    const seen = await updatedAt(pose);
    await save(german(pose, { updatedAt: seen, safetyTips, isCurrent: true }));
    expect(await reads(pose)).toMatchObject({ safetyTips, inEnglish: [] });
    expect(await statesOf(pose)).toMatchObject({ german: 'current' });
  });

  it('shows the first safety tips that it gets', async () => {
    const pose = await addPose();
    await save(german(pose, { safetyTips: null }));
    const english = ['Never with sore knees', 'Breathe on'];
    await updateAsana(admin.client, pose, {
      fields: { ...fields, name: pose.name, safetyTips: english },
    });
    const { textHash: basedOn } = await getAdminAsana(admin.client, pose.id);
    const safetyTips = ['Nie mit schmerzenden Knien', 'Atme weiter'];
    await save(german(pose, { updatedAt: await updatedAt(pose), safetyTips, basedOn }));
    expect(await reads(pose)).toMatchObject({ safetyTips, inEnglish: [] });
  });
});

describe('a translation of nobody knows which English', () => {
  const basedOn = null;
  const inEnglish = { safetyTips: fields.safetyTips, inEnglish: ['safety_tips'] };

  it('is outdated, and its safety tips are read in English', async () => {
    const pose = await addPose();
    await save(german(pose, { basedOn }));
    expect(await reads(pose)).toMatchObject({ name: 'Stuhl an der Wand', ...inEnglish });
    expect(await statesOf(pose)).toMatchObject({ german: 'stale' });
    const seen = await updatedAt(pose);
    await save(german(pose, { updatedAt: seen, isCurrent: true }));
    expect(await statesOf(pose)).toMatchObject({ german: 'current' });
  });

  it('leaves what it changes as it was, but for safety tips', async () => {
    const pose = await addPose();
    await save(german(pose));
    await save(german(pose, { basedOn, updatedAt: await updatedAt(pose), name: 'Wandstuhl' }));
    expect(await reads(pose)).toMatchObject({ name: 'Wandstuhl', inEnglish: [] });
    const safetyTips = ['Nie mit schmerzenden Knien', 'Atme weiter'];
    await save(german(pose, { basedOn, updatedAt: await updatedAt(pose), safetyTips }));
    expect(await reads(pose)).toMatchObject(inEnglish);
  });

  it('cannot be said to be current', async () => {
    const pose = await addPose();
    expect(await failureOf(save(german(pose, { basedOn, isCurrent: true })))).toEqual(outdated);
    expect(await read(pose)).toBeUndefined();
  });
});

describe('the list', () => {
  it('says how far a pose is translated, and finds what is left', async () => {
    const pose = await addPose();
    const missing = {
      spanish: 'missing',
      french: 'missing',
      german: 'missing',
      japanese: 'missing',
    };
    expect(await statesOf(pose)).toEqual(missing);
    await save(german(pose, { entering: null }));
    expect(await statesOf(pose)).toEqual(missing);
    for (const safetyTips of [['Nur eine'], ['Eine', 'Zwei', 'Drei']]) {
      await save(german(pose, { updatedAt: await updatedAt(pose), safetyTips }));
      expect(await statesOf(pose)).toEqual(missing);
    }
    await save(german(pose, { updatedAt: await updatedAt(pose) }));
    expect(await statesOf(pose)).toEqual({ ...missing, german: 'current' });
    expect(await needsTranslation(pose)).toBe(true);
    await save(
      ...(['spanish', 'french', 'japanese'] as const).map((language) => german(pose, { language })),
    );
    expect(await needsTranslation(pose)).toBe(false);
    const fewer = { ...fields, name: pose.name, safetyTips: ['Breathe on'] };
    await updateAsana(admin.client, pose, { fields: fewer });
    expect(await statesOf(pose)).toMatchObject({ german: 'stale', french: 'stale' });
    expect(await needsTranslation(pose)).toBe(true);
  });

  it('finds nothing left to translate in what the product brings', async () => {
    const view = { search: 'Mountain Pose', archived: false, untranslated: true };
    expect(await listAdminAsanas(admin.client, { view, after: null })).toMatchObject({
      items: [],
      total: 0,
    });
  });
});

describe('an import', () => {
  it('writes what it may, names what somebody else has changed, and changes nothing again', async () => {
    const [pose, theirs] = [await addPose(), await addPose()];
    await saveAsanaTranslations(other.client, [german(theirs)]);
    const rows = [german(pose), german(theirs, { name: 'Meiner' })];
    for (let time = 0; time < 2; time += 1) {
      const { missed } = await importAsanaTranslations(admin.client, rows);
      expect(missed).toEqual([{ asanaId: theirs.id, language: 'german' }]);
    }
    expect(await read(pose)).toMatchObject({ name: 'Stuhl an der Wand' });
    expect(await read(theirs)).toMatchObject({ name: 'Stuhl an der Wand' });
  });

  it('with one bad row writes none', async () => {
    const [pose, second] = [await addPose(), await addPose()];
    const rows = [german(pose), german(second, { holding: 'x'.repeat(66) })];
    expect(await failureOf(importAsanaTranslations(admin.client, rows))).toMatchObject({
      code: '23514',
    });
    expect(await read(pose)).toBeUndefined();
  });

  it('in several requests is one act', async () => {
    const [pose, second] = [await addPose(), await addPose()];
    const { began } = await importAsanaTranslations(admin.client, [german(pose)]);
    const next = await importAsanaTranslations(admin.client, [german(second)], began);
    expect(next.began).toBe(began);
    const stranger = await importAsanaTranslations(
      other.client,
      [german(second, { language: 'french' })],
      began,
    );
    expect(stranger.began).not.toBe(began);
  });
});

it('every translation comes for a file', async () => {
  const all = await listAllTranslations(admin.client);
  const keys = new Set(all.map(({ asanaId, language }) => `${asanaId} ${language}`));
  expect(keys.size).toBe(all.length);
  const [row] = await backend.sql<{ count: number }>(
    'select count(*)::int as count from public.asana_translations',
  );
  expect(all.length).toBe(row?.count);
});

it('nobody but an admin writes one, a demoted one with an old token neither', async () => {
  const pose = await addPose();
  await save(german(pose));
  const before = await read(pose);
  const change = german(pose, { name: 'Meiner', updatedAt: before?.updatedAt ?? null });
  for (const client of [student.client, demoted.client, backend.clientFor(null)]) {
    for (const call of [
      () => saveAsanaTranslations(client, [change]),
      () => saveAsanaTranslations(client, []),
      () => importAsanaTranslations(client, [change]),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(DataError);
    }
  }
  expect(await read(pose)).toEqual(before);
});
