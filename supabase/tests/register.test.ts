import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaDump } from '../local/schemaDump.ts';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

/** The dump as it would be after a change, which is rolled back. */
async function dumpAfter(change: string): Promise<string[]> {
  const { database } = backend.assembly;
  let dump: string[] = [];
  const undo = new Error('undo');
  await database
    .transaction(async (sql) => {
      await sql(change);
      dump = await schemaDump(sql);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return dump;
}

describe('the register of the schema', () => {
  // After a change of the schema, `-u` writes the register again.
  it('lists what the migrations make', async () => {
    const dump = await schemaDump(backend.sql);
    await expect(`${dump.join('\n')}\n`).toMatchFileSnapshot('../schema.txt');
  });

  it.each([
    [
      'the rows of a view',
      `create or replace view private.export_notes as
       select student_id as person, id, body, private.instructor_name(author_id) as author,
         created_at, changed_at
       from private.student_notes where body <> ''`,
    ],
    [
      'the body of a function that was parsed when it was created',
      `create or replace function public.texts_of_community(community public.communities)
       returns setof public.community_texts
       language sql stable rows 1
       begin atomic
         select t.* from public.community_texts t
         where t.community_id = texts_of_community.community.id and t.name <> '';
       end`,
    ],
    [
      'the order of columns',
      `alter table public.achievements drop column image_url;
       alter table public.achievements add column image_url text`,
    ],
  ])('notices a change of %s', async (_, change) => {
    expect(await dumpAfter(change)).not.toEqual(await schemaDump(backend.sql));
  });
});
