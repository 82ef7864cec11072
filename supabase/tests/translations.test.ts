import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const everybody = () => ({
  student: student.client,
  admin: admin.client,
  nobody: backend.clientFor(null),
});

/** A pose that nobody has translated. */
async function addPose(more: Record<string, unknown> = {}) {
  const { data, error } = await backend
    .clientFor('service')
    .from('asanas')
    .insert({
      name: 'Chair by the Wall',
      description: 'Sit without a chair.',
      aliases: ['Wall Sit'],
      benefits: ['Strong legs'],
      safety_tips: ['Stay higher with sore knees', 'Breathe on'],
      entering: 'Lean on the wall. Bend the knees.',
      ...more,
    })
    .select('id, text_hash, safety_tips_hash')
    .single();
  if (error) throw new Error(error.message);
  return data;
}

const german = (pose: Awaited<ReturnType<typeof addPose>>): Record<string, unknown> => ({
  asana_id: pose.id,
  language: 'german',
  name: 'Stuhl an der Wand',
  aliases: ['Wandsitz'],
  description: 'Sitzen ohne Stuhl.',
  benefits: ['Kräftige Beine'],
  safety_tips: ['Bleib höher, wenn die Knie schmerzen', 'Atme weiter'],
  based_on: pose.text_hash,
  safety_tips_based_on: pose.safety_tips_hash,
});

describe('the translation of a pose', () => {
  it('is added, changed and deleted by admins alone', async () => {
    const pose = await addPose();
    const row = german(pose);
    const { nobody } = everybody();
    expect((await nobody.from('asana_translations').insert(row)).status).toBe(401);
    expect((await student.client.from('asana_translations').insert(row)).status).toBe(403);
    expect((await admin.client.from('asana_translations').insert(row)).error).toBeNull();

    const rename = (client: TestUser['client']) =>
      client.from('asana_translations').update({ name: 'Wandstuhl' }).eq('asana_id', pose.id);
    expect((await rename(nobody).select()).status).toBe(401);
    expect((await rename(student.client).select()).data).toEqual([]);
    expect((await rename(admin.client).select('name')).data).toEqual([{ name: 'Wandstuhl' }]);

    const remove = (client: TestUser['client']) =>
      client.from('asana_translations').delete().eq('asana_id', pose.id);
    expect((await remove(nobody).select()).status).toBe(401);
    expect((await remove(student.client).select()).data).toEqual([]);
    expect((await remove(admin.client).select('name')).data).toEqual([{ name: 'Wandstuhl' }]);
  });

  it('stays with its pose and its language', async () => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert(german(pose));
    const other = await addPose();
    for (const change of [{ asana_id: other.id }, { language: 'french' }]) {
      const { status } = await admin.client
        .from('asana_translations')
        .update(change)
        .eq('asana_id', pose.id);
      expect(status).toBe(403);
    }
    const again = await admin.client.from('asana_translations').insert(german(pose));
    expect(again.error?.code).toBe('23505');
  });

  it('is read by everybody who reads the pose', async () => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert(german(pose));
    const readers = async () => {
      const found = await Promise.all(
        Object.entries(everybody()).map(async ([who, client]) => {
          const rows = client.from('asana_translations').select('name').eq('asana_id', pose.id);
          const texts = client.from('asana_texts').select('name').eq('asana_id', pose.id);
          return [who, [(await rows).data?.length, (await texts).data?.length]] as const;
        }),
      );
      return Object.fromEntries(found);
    };
    expect(await readers()).toEqual({ student: [1, 5], admin: [1, 5], nobody: [1, 5] });
    await admin.client
      .from('asanas')
      .update({ archived_at: new Date().toISOString() })
      .eq('id', pose.id);
    expect(await readers()).toEqual({ student: [0, 0], admin: [1, 5], nobody: [0, 0] });
  });

  it.each([
    { language: 'english' },
    { language: 'latin' },
    { name: ' ' },
    { name: 'x'.repeat(121) },
    { description: 'x'.repeat(5001) },
    { aliases: ['x'.repeat(2001)] },
    { benefits: ['x'.repeat(10_001)] },
    { safety_tips: Array.from({ length: 51 }, () => 'x') },
    { aliases: [['Wandsitz', 'Stuhl']] },
    { aliases: [null] },
    { benefits: ['Kräftige Beine', ' \n'] },
    { safety_tips: [['Atme weiter'], ['Bleib höher']] },
    { name: `x${' '.repeat(120)}` },
    { entering: 'x'.repeat(151) },
    { holding: 'x'.repeat(66) },
    { leaving: '' },
    { based_on: 'yesterday' },
    { safety_tips_based_on: 'yesterday' },
  ])('refuses %j', async (bad) => {
    const row: Record<string, unknown> = { ...german(await addPose()), ...bad };
    const { error } = await admin.client.from('asana_translations').insert(row);
    expect(error?.code).toBe('23514');
  });

  it('is written down as what an admin did, under the name of its pose', async () => {
    const pose = await addPose();
    const rows = ['german', 'french'].map((language) => ({ ...german(pose), language }));
    const { data } = await admin.client.from('asana_translations').insert(rows).select('id');
    await admin.client
      .from('asana_translations')
      .update({ name: null, leaving: 'Steh auf.' })
      .eq('asana_id', pose.id);
    const { data: seen } = await admin.client.rpc('audit_acts', { what: 'asana_translations' });
    const subject = 'Chair by the Wall';
    expect(seen.acts[0].rows).toMatchObject([{ subject }, { subject }]);
    await admin.client.from('asana_translations').delete().eq('asana_id', pose.id);
    const { data: log } = await admin.client
      .from('audit_log')
      .select('action, columns')
      .in('row_id', data?.map(({ id }) => String(id)) ?? [])
      .order('id');
    const twice = (action: string, columns: string[] = []) => [
      { action, columns },
      { action, columns },
    ];
    expect(log).toEqual([
      ...twice('insert'),
      ...twice('update', ['leaving', 'name']),
      ...twice('delete'),
    ]);
  });
});

describe('a pose in the language of its reader', () => {
  const textsOf = async (id: string, language: string, client = student.client) => {
    const { data, error } = await client
      .from('asanas')
      .select('id, texts:texts_of_asana(*)')
      .eq('id', id)
      .eq('texts.language', language)
      .single();
    if (error) throw new Error(error.message);
    return data.texts as unknown as Record<string, unknown>;
  };

  it('falls back to English text by text, and says of which', async () => {
    const pose = await addPose();
    await admin.client
      .from('asana_translations')
      .insert({ ...german(pose), description: null, benefits: null });
    expect(await textsOf(pose.id, 'german')).toEqual({
      asana_id: pose.id,
      language: 'german',
      in_english: ['description', 'benefits', 'entering', 'holding', 'leaving'],
      name: 'Stuhl an der Wand',
      aliases: ['Wandsitz', 'Chair by the Wall', 'Wall Sit'],
      description: 'Sit without a chair.',
      benefits: ['Strong legs'],
      safety_tips: ['Bleib höher, wenn die Knie schmerzen', 'Atme weiter'],
      entering: 'Lean on the wall. Bend the knees.',
      holding: null,
      leaving: null,
    });
  });

  it('is English where there is no translation, and in English, for everybody', async () => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert(german(pose));
    const english = {
      name: 'Chair by the Wall',
      aliases: ['Wall Sit'],
      safety_tips: ['Stay higher with sore knees', 'Breathe on'],
    };
    for (const client of Object.values(everybody())) {
      expect(await textsOf(pose.id, 'english', client)).toMatchObject({
        ...english,
        language: 'english',
        in_english: [],
      });
      expect(await textsOf(pose.id, 'french', client)).toMatchObject({
        ...english,
        language: 'french',
        in_english: expect.arrayContaining(['name', 'safety_tips']) as unknown,
      });
    }
  });

  it.each([
    ['none', null],
    ['an empty list', []],
    ['fewer than English has', ['Atme weiter']],
    ['more than English has', ['Bleib höher', 'Atme weiter', 'Nie allein']],
  ])('shows the English safety tips where the translation has %s', async (_how, safety_tips) => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert({ ...german(pose), safety_tips });
    expect(await textsOf(pose.id, 'german')).toMatchObject({
      safety_tips: ['Stay higher with sore knees', 'Breathe on'],
      in_english: ['safety_tips', 'entering', 'holding', 'leaving'],
    });
  });

  it.each([
    ['reworded', ['Stay higher with sore knees', 'Breathe calmly']],
    ['left out', ['Breathe on']],
    ['added', ['Stay higher with sore knees', 'Breathe on', 'Never alone']],
    ['put elsewhere', ['Breathe on', 'Stay higher with sore knees']],
  ])(
    'shows the English safety tips once one is %s, until they are translated',
    async (_how, tips) => {
      const pose = await addPose();
      await admin.client.from('asana_translations').insert(german(pose));
      const everybodyReads = async (language: string) => {
        const clients = Object.values(everybody());
        return Promise.all(clients.map((client) => textsOf(pose.id, language, client)));
      };
      const { data } = await admin.client
        .from('asanas')
        .update({ safety_tips: tips })
        .eq('id', pose.id)
        .select('safety_tips_hash')
        .single();
      for (const texts of await everybodyReads('german')) {
        expect(texts).toMatchObject({ name: 'Stuhl an der Wand', safety_tips: tips });
        expect(texts.in_english).toContain('safety_tips');
      }
      const renewed = tips.map((tip) => `Auf Deutsch: ${tip}`);
      await admin.client
        .from('asana_translations')
        .update({ safety_tips: renewed, safety_tips_based_on: String(data?.safety_tips_hash) })
        .eq('asana_id', pose.id);
      for (const texts of await everybodyReads('german')) {
        expect(texts).toMatchObject({ safety_tips: renewed });
        expect(texts.in_english).not.toContain('safety_tips');
      }
    },
  );

  it('shows translated safety tips again when the English ones are what they were', async () => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert(german(pose));
    const shown = async (change: Record<string, unknown>) => {
      await admin.client.from('asanas').update(change).eq('id', pose.id);
      return (await textsOf(pose.id, 'german')).safety_tips;
    };
    const tips = ['Stay higher with sore knees', 'Breathe on'];
    const translated = german(pose).safety_tips;
    // What else changes in English says nothing about them.
    expect(await shown({ description: 'Sit with no chair.' })).toEqual(translated);
    expect(await shown({ safety_tips: ['Breathe'] })).toEqual(['Breathe']);
    expect(await shown({ safety_tips: tips })).toEqual(translated);
  });

  it('says to admins that English has changed since', async () => {
    const pose = await addPose();
    await admin.client.from('asana_translations').insert(german(pose));
    const hash = async (change: Record<string, unknown>) => {
      const changed = backend.clientFor('service').from('asanas').update(change).eq('id', pose.id);
      const { data } = await changed.select('text_hash').single();
      return data?.text_hash as string;
    };
    expect(await hash({ points: 3, aliases: [] })).toBe(pose.text_hash);
    const hashes = [
      await hash({ name: 'Wall Chair' }),
      await hash({ description: 'Sit with no chair.' }),
      await hash({ benefits: ['Strong', 'legs'] }),
      await hash({ safety_tips: ['Stay higher with sore knees'] }),
      await hash({ entering: null }),
      await hash({ holding: 'Breathe.' }),
      await hash({ holding: null, leaving: 'Breathe.' }),
    ];
    expect(new Set([pose.text_hash, ...hashes]).size).toBe(8);
  });
});

describe('what a class is composed by', () => {
  const tags = {
    body_position: 'standing',
    spine_move: 'neutral',
    effort: 2,
    regions: ['legs'],
    avoid_if: [],
  };

  it('is there whole or not at all', async () => {
    const { id } = await addPose();
    const write = (change: Record<string, unknown>) =>
      backend.clientFor('service').from('asanas').update(change).eq('id', id);
    expect((await write(tags)).error).toBeNull();
    expect((await write({ avoid_if: null })).error?.code).toBe('23514');
    const none = Object.fromEntries(Object.keys(tags).map((tag) => [tag, null]));
    expect((await write(none)).error).toBeNull();
  });

  it.each([
    { body_position: 'floating' },
    { spine_move: 'round' },
    { effort: 6 },
    { regions: ['toes'] },
    { avoid_if: ['mondays'] },
  ])('is none that the product does not know: %j', async (bad) => {
    const { id } = await addPose();
    const { error } = await backend
      .clientFor('service')
      .from('asanas')
      .update({ ...tags, ...bad })
      .eq('id', id);
    expect(error?.code).toBe('23514');
  });
});

describe('the translation of a community', () => {
  const community = 'c0a80000-0000-4000-8000-000000000001';
  const textsOf = async (language: string) => {
    const { data } = await student.client
      .from('communities')
      .select('texts:texts_of_community(name, text_language)')
      .eq('id', community)
      .eq('texts.language', language)
      .single();
    return data?.texts;
  };
  const row = {
    community_id: community,
    language: 'german',
    name: 'Morgens',
    description: 'Früh.',
  };

  it('is read by everybody signed in and written by no client', async () => {
    const { nobody } = everybody();
    expect((await nobody.from('community_translations').select()).status).toBe(401);
    const { data } = await student.client.from('community_translations').select().limit(1);
    expect(data).toEqual(expect.any(Array));
    for (const { client } of [student, admin]) {
      const based_on = '0'.repeat(32);
      const sent = { ...row, language: 'french', based_on };
      expect((await client.from('community_translations').insert(sent)).status).toBe(403);
    }
  });

  it('counts until an admin changes the text', async () => {
    const service = backend.clientFor('service');
    const { data } = await service.from('communities').select('text_hash').eq('id', community);
    await service
      .from('community_translations')
      .upsert({ ...row, based_on: String(data?.[0]?.text_hash) });
    expect(await textsOf('german')).toEqual({ name: 'Morgens', text_language: 'german' });
    expect(await textsOf('english')).toEqual({
      name: 'Morning Practice',
      text_language: 'english',
    });
    await admin.client.from('communities').update({ name: 'Sunrise' }).eq('id', community);
    expect(await textsOf('german')).toEqual({ name: 'Sunrise', text_language: null });
  });
});
