import { describe, expect, test } from 'vitest';
import { files, read } from './files.ts';

const migrations = files.filter((path) => /^supabase\/migrations\/.*\.sql$/.test(path));

test('every migration is named by a moment', () => {
  const moments = migrations.map((path) => {
    const [, ...parts] = /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z_]+\.sql$/.exec(path) ?? [];
    const [year, month, day, hour, minute, second] = parts;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  });
  expect(moments.filter((moment) => Number.isNaN(moment))).toEqual([]);
});

describe('the migrations define each object once', () => {
  const statements = migrations.map(read).join('\n');
  const register = read('supabase/schema.txt');
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

  test.each([
    ['function', /^create function /gm, /^function \S+\(/gm],
    ['table', /^create table /gm, /^table /gm],
    ['view', /^create view /gm, /^view /gm],
  ])('with one `create %s` for each that the register lists', (_, created, registered) => {
    expect(count(statements, created)).toBe(count(register, registered));
  });

  test('in its final form', () => {
    const changes = /^(?:create or replace|drop|alter (?:function|policy|view)) .*$/gm;
    expect(statements.match(changes)).toBeNull();
  });
});

// Cron exists on hosted projects alone, so that supabase/schema.txt cannot list its jobs.
test('the migrations schedule these jobs on a host, and no others', () => {
  const calls = migrations.flatMap((path) =>
    [...read(path).matchAll(/\bcron\.schedule\(\s*(.*?)\s*\);/gs)].map(([, job]) => job),
  );
  expect(calls).toEqual([
    `'niyama-tick', '* * * * *', 'select private.invoke_tick()'`,
    `'niyama-students', '* * * * *', 'select private.check_students(now(), 500)'`,
    `'niyama-school-days', '* * * * *', 'select private.keep_school_days(4)'`,
    `'niyama-unconfirmed', '17 3 * * *', 'select private.remove_unconfirmed_sign_ups()'`,
  ]);
});
