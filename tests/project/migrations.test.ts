import { expect, test } from 'vitest';
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

// Cron exists on hosted projects alone, so that supabase/schema.txt cannot list its jobs.
test('the migrations schedule these jobs on a host, and no others', () => {
  const calls = migrations.flatMap((path) =>
    [...read(path).matchAll(/\bcron\.schedule\(\s*(.*?)\s*\);/gs)].map(([, job]) => job),
  );
  expect(calls).toEqual([
    `'niyama-tick', '* * * * *', 'select private.ring()'`,
    `'niyama-students', '* * * * *', 'select private.check_students(now(), 500)'`,
    `'niyama-school-days', '* * * * *', 'select private.keep_school_days(4)'`,
  ]);
});
