import type { Layout, Page, Redirect, Texts } from '@niyama/app/pages.tsx';
import { adminPaths, pathPatterns } from '@niyama/domain';

/** The path of the login, to which guarded pages redirect visitors. */
export const login = adminPaths.login();

/** Empty: App.tsx imports its guard directly. */
export const guard: string[] = [];

/** The namespaces that every page needs. */
export const namespaces = { all: ['common', 'admin'], app: [] } satisfies Texts;

/** The layouts, whose modules App.tsx imports directly. */
export const layouts = {
  visitor: { around: [], isGuarded: false, isFramed: false },
  framed: { around: [], isGuarded: true, isFramed: true },
} satisfies Record<string, Layout>;

/** The route table. */
export const pages: (Page<keyof typeof layouts> | Redirect)[] = [
  { path: '/', to: adminPaths.root() },
  { path: adminPaths.root(), to: adminPaths.dashboard() },
  { path: login, layout: 'visitor', file: 'login' },
  { path: adminPaths.dashboard(), layout: 'framed', file: 'dashboard' },
  { path: adminPaths.users(), layout: 'framed', file: 'users' },
  { path: adminPaths.addUser(), layout: 'framed', file: 'addUser' },
  { path: adminPaths.invitations(), layout: 'framed', file: 'invitations' },
  { path: pathPatterns.student, layout: 'framed', file: 'student' },
  { path: adminPaths.asanas(), layout: 'framed', file: 'asanas' },
  { path: adminPaths.assignments(), layout: 'framed', file: 'assignments' },
  { path: adminPaths.classes(), layout: 'framed', file: 'classes', texts: 'classes' },
  { path: adminPaths.newClass(), layout: 'framed', file: 'class', texts: 'classes' },
  { path: pathPatterns.class, layout: 'framed', file: 'class', texts: 'classes' },
  { path: adminPaths.reflections(), layout: 'framed', file: 'reflections' },
  { path: adminPaths.checkIns(), layout: 'framed', file: 'checkIns' },
  { path: adminPaths.settings(), layout: 'framed', file: 'settings' },
  { path: adminPaths.communities(), layout: 'framed', file: 'communities' },
  { path: adminPaths.audit(), layout: 'framed', file: 'audit' },
  { path: '*', layout: 'visitor', file: 'notFound' },
];
