import { describe, expect, it } from 'vitest';
import { adminPaths, pathAfterLogin, paths, returnPath, toPracticeSource } from './paths.ts';

describe('paths', () => {
  it('carries the pose and where the practice was begun', () => {
    expect(paths.practice('a b', 'assignment')).toBe('/pose-practice?id=a+b&source=assignment');
    expect(paths.practice('7')).toBe('/pose-practice?id=7&source=library');
  });

  it('opens sign-up by its flag and remembers the intended page', () => {
    expect(paths.auth()).toBe('/auth');
    expect(paths.auth({ signup: true })).toBe('/auth?signup=true');
    expect(paths.auth({ next: '/pose/7' })).toBe('/auth?next=%2Fpose%2F7');
  });

  it('carries where to go to the admin login, and a notice to the landing page', () => {
    expect(adminPaths.login({ next: '/admin/users' })).toBe('/admin/login?next=%2Fadmin%2Fusers');
    expect(paths.landing()).toBe('/');
    expect(paths.landing({ notice: 'not-admin' })).toBe('/?notice=not-admin');
  });

  it('leads to a student, and to the assignments with one chosen or searched for', () => {
    expect(adminPaths.student('7')).toBe('/admin/users/7');
    expect(adminPaths.class('7')).toBe('/admin/classes/7');
    expect(adminPaths.assignments()).toBe('/admin/assignments');
    expect(adminPaths.assignments({ student: 'asha r' })).toBe('/admin/assignments?student=asha+r');
    expect(adminPaths.assignments({ search: 'asha' })).toBe('/admin/assignments?q=asha');
  });

  it('keeps an id inside its own part of the path', () => {
    expect(paths.pose('../admin')).toBe('/pose/..%2Fadmin');
  });
});

describe('the source of a practice', () => {
  it.each([
    ['home', '/homepage'],
    ['assignment', '/assignments'],
    ['self-practice', '/self-practice'],
    ['preset', '/custom-presets'],
    ['class', '/compose'],
    ['library', '/library'],
    ['elsewhere', '/library'],
    [null, '/library'],
  ])('returns from %j to %s', (source, path) => {
    expect(returnPath[toPracticeSource(source)]).toBe(path);
  });
});

describe('after signing in', () => {
  it('goes where the person wanted to go', () => {
    expect(pathAfterLogin('/pose-practice?id=7#top')).toBe('/pose-practice?id=7#top');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('goes home instead of following %j', (next) => {
    expect(pathAfterLogin(next)).toBe('/homepage');
    expect(pathAfterLogin(next, adminPaths.root())).toBe('/admin');
  });
});
