import * as data from '@niyama/data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import { addAsana, practiceOf, record } from '../../supabase/tests/support.ts';
import { curl } from './curl.ts';

/** What people write to each other is text on its whole way, whatever it looks like. */
let backend: TestBackend;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const hostile: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '<img src=x onerror=alert(1)>',
  'the end of an attribute': `"><svg onload=alert(1)>`,
  'the end of a statement': `'); drop table public.profiles; --`,
  'a filter of the API': 'eq.1,or=(id.not.is.null)',
  'a template': '{{ .Token }} ${7*7} %s $1 :name',
  'a header of a mail': 'Hello\r\nBcc: everybody@niyama.example\r\n\r\n<b>Hi</b>',
  'a formula': '=HYPERLINK("https://evil.example")',
  'an address that runs': 'javascript:alert(1)',
  'the end of JSON': '"}],"role":"admin"',
  'escapes that are none': String.raw`\u0000 \x00 \0 \ E'\''`,
  'text that turns round': 'a \u202Eb\u2066c',
  'many astral characters': '😀'.repeat(1900),
};

it.each(Object.entries(hostile))('%s in a question, a reflection and a reply', async (_, text) => {
  const student = await backend.createUser();
  await backend.sql(
    `update public.profiles
     set notifications_enabled = true, email_notifications_enabled = true where id = $1`,
    [student.id],
  );
  const pose = await addAsana(backend);
  const given = await admin.client
    .from('assigned_asanas')
    .insert({
      user_id: student.id,
      asana_id: pose.id,
      due_date: '2026-01-01',
      notes: text.slice(0, 400),
      reflection_question: text.slice(0, 400),
    })
    .select('id')
    .single<{ id: string }>();
  const id = given.data?.id ?? '';
  const answer = await record(student, practiceOf(pose, { reflection_answer: text }));
  expect(answer.assignment_id).toBe(id);
  const assignment = await data.getGivenAssignment(admin.client, id);
  await data.replyToAssignment(admin.client, { assignment, reply: text });
  await data.notifyStudents(admin.client);

  const written = {
    notes: text.slice(0, 400),
    reflection_question: text.slice(0, 400),
    reflection_answer: text,
    reply: text,
  };
  for (const { client } of [student, admin]) {
    const { data: row } = await client.from('assigned_asanas').select().eq('id', id).single();
    expect(row).toMatchObject(written);
  }
  expect(await data.getGivenAssignment(admin.client, id)).toMatchObject({
    reflectionAnswer: text,
    reply: text,
  });
  const found = await data.listGivenAssignments(admin.client, {
    view: { tab: 'all', search: text.slice(0, 100) },
    after: null,
  });
  expect(found.items.every((item) => item.id !== '')).toBe(true);

  const mails = backend.mails().filter(({ to }) => to === student.email);
  expect(mails.length).toBeGreaterThan(0);
  expect(backend.mails().every(({ to }) => !to.includes('everybody'))).toBe(true);
  const page = await (await backend.mailbox(new Request('http://localhost/'))).text();
  expect(page).not.toMatch(/<(script>alert|img src=x|svg onload|b>Hi)/);
});

it.each([
  ['a NUL', 'a\u0000b', 400],
  ['more than a page', 'a'.repeat(4001), 400],
])('%s in a reflection is refused and not stored', async (_, reflection_answer, status) => {
  const student = await backend.createUser();
  const pose = await addAsana(backend);
  const answer = await curl(backend, '/rest/v1/rpc/record_completion', {
    method: 'POST',
    token: student.accessToken,
    body: { completion: practiceOf(pose, { reflection_answer }) },
  });
  expect(answer.status).toBe(status);
  const { data: rows } = await student.client.from('practice_ledger').select('id');
  expect(rows).toEqual([]);
});
