import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../cli.mjs';
import { cacheOf, fileOf, forever, fresh, pages, redirectOf, rulesOf, shell } from './rules.mjs';

const config = { adminUrl: 'https://admin.niyama.example' };
const student = rulesOf('student', config);
const admin = rulesOf('admin', config);

describe('the rules of hosting', () => {
  test.each([
    ['/', '/index.html'],
    ['/auth', '/auth.html'],
    ['/auth/reset', shell],
    ['/pose/tree', shell],
    ['/app.html', '/app.html'],
    ['/sw.js', '/sw.js'],
    ['/none.png', '/none.png'],
    ['/assets/none', '/assets/none'],
  ])('on the student site %s is %s', (path, file) => expect(fileOf(student, path)).toBe(file));

  test.each([
    ['/admin', shell],
    ['/admin/login', '/admin/login.html'],
    ['/admin/users', shell],
    ['/auth', shell],
  ])('on the admin site %s is %s', (path, file) => expect(fileOf(admin, path)).toBe(file));

  test.each([
    ['/admin', 'https://admin.niyama.example/admin'],
    ['/admin?page=2', 'https://admin.niyama.example/admin?page=2'],
    ['/admin/users?page=2', 'https://admin.niyama.example/admin/users?page=2'],
    ['/administer', null],
    ['/', null],
  ])('the student site sends %s on to %s', (address, to) => {
    expect(redirectOf(student, address)).toBe(to);
  });

  test.each([
    ['/', '/admin'],
    ['/?from=mail', '/admin?from=mail'],
    ['/admin', null],
    ['/users', null],
  ])('the admin site sends %s on to %s', (address, to) => {
    expect(redirectOf(admin, address)).toBe(to);
  });

  test('keep what carries a hash for ever and nothing else', () => {
    expect(cacheOf('/assets/a.js')).toBe(forever);
    expect(cacheOf('/sw.js')).toBe(fresh);
  });

  test('stand in docs/deploy.md', async () => {
    const guide = await readFile(join(root, 'docs/deploy.md'), 'utf8');
    const table = guide.split('| Address ')[1]?.split('\n\n')[0] ?? '';
    const own = Object.values(pages).flatMap((each) => Object.entries(each).flat());
    const files = own.map((name) => (name.endsWith('.html') ? name.slice(1) : name));
    const caches = [forever, fresh].map((value) => `Cache-Control: ${value}`);
    for (const word of [...files, shell.slice(1), ...caches])
      expect(table).toContain(`\`${word}\``);
  });
});
