import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { baseline } from '../../supabase/local/adoptOlderDatabase.ts';
import { files, read } from './files.ts';

const migrations = files.filter((path) => /^supabase\/migrations\/.*\.sql$/.test(path));

describe('the baseline', () => {
  const statements = baseline()
    .map(({ text }) => text.replaceAll(/--.*$/gm, ''))
    .join('\n');

  test('is one file for each of at most twenty areas', () => {
    expect(baseline().length).toBeGreaterThan(0);
    expect(baseline().length).toBeLessThanOrEqual(20);
  });

  test('defines every object once, in its final form', () => {
    const kinds = 'function|table|type|schema|trigger|(?:unique )?index|policy';
    const created = [
      ...statements.matchAll(
        new RegExp(`^create (?:${kinds}) (?:if not exists )?("[^"]+"|[\\w.]+)`, 'gm'),
      ),
    ].map(([line]) => line);
    expect(created.length).toBeGreaterThan(250);
    expect(created.filter((line, index) => created.indexOf(line) !== index)).toEqual([]);
    expect(
      statements.match(/^(?:create or replace|drop|alter (?:function|policy|index)) .*$/gm),
    ).toBeNull();
  });
});

describe('every migration', () => {
  test('is named by a moment', () => {
    const moments = migrations.map((path) => {
      const [, ...parts] = /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z_]+\.sql$/.exec(path) ?? [];
      const [year, month, day, hour, minute, second] = parts;
      return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    });
    expect(moments.filter((moment) => Number.isNaN(moment))).toEqual([]);
  });

  test('is as it was published, as supabase/migrations.sha256 says', () => {
    const lines = migrations.map((path) => {
      const hash = createHash('sha256').update(read(path)).digest('hex');
      return `${hash}  ${path.replace('supabase/migrations/', '')}`;
    });
    expect(read('supabase/migrations.sha256').trim().split('\n')).toEqual(lines);
  });
});

// Cron exists on hosted projects alone, so that supabase/schema.txt cannot list its jobs.
test('schedule these jobs, and no others, on a host', () => {
  const calls = migrations.flatMap((path) =>
    [...read(path).matchAll(/\bcron\.schedule\(\s*(.*?)\s*\);/gs)].map(([, job]) => job),
  );
  expect(calls).toEqual([
    `'niyama-tick', '* * * * *', 'select private.ring()'`,
    `'niyama-students', '* * * * *', 'select private.check_students(now(), 500)'`,
    `'niyama-school-days', '* * * * *', 'select private.keep_school_days(4)'`,
  ]);
});
