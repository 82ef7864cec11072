import { practiceSources, type PracticeSource } from './practice/practice.ts';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};
const part = encodeURIComponent;

/** Says on the landing page that somebody was sent away from the admin app, and why. */
export const notAdminNotice = 'not-admin';

/** Every path of the student app. */
export const paths = {
  /** @param options.notice what the landing page says on arrival. */
  landing: (options: { notice?: typeof notAdminNotice } = {}) =>
    withQuery('/', { notice: options.notice }),
  /** @param options.next where to go after signing in. */
  auth: (options: { signup?: boolean; next?: string } = {}) =>
    withQuery('/auth', { signup: options.signup ? 'true' : undefined, next: options.next }),
  /** @param options.next where to go after signing in. */
  confirmSignUp: (options: { next?: string | undefined } = {}) =>
    withQuery('/auth/confirm', { next: options.next }),
  forgotPassword: () => '/auth/forgot-password',
  newPassword: () => '/auth/new-password',
  /** Where the link of an invitation leads. */
  invitation: () => '/invitation',
  /** Where the other links of the auth service's mails lead: to confirm an address, or to log in. */
  mailLink: () => '/auth/link',
  /** The only page left to a student who deletes their account, until it is gone. */
  leaving: () => '/leaving',
  /** Where the link of a mail leads that deletes the account at once. */
  deleteAccount: () => '/delete-account',
  terms: () => '/terms',
  privacy: () => '/privacy',
  home: () => '/homepage',
  library: () => '/library',
  assignments: (options: { tab?: 'self-practice' } = {}) =>
    withQuery('/assignments', { tab: options.tab }),
  selfPractice: () => '/self-practice',
  /** A sequence of this device, at the step where it stands. */
  run: (run: string, source: PracticeSource) => withQuery('/pose-practice', { run, source }),
  practice: (id: string, source: PracticeSource = 'library') =>
    withQuery('/pose-practice', { id, source }),
  pose: (id: string) => `/pose/${part(id)}`,
  asana: (id: string) => `/asana/${part(id)}`,
  /** A class as it was when it was assigned. */
  assignedClass: (versionId: string) => `/class/${part(versionId)}`,
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  settings: () => '/profile/settings',
  progress: () => '/progress',
  timer: () => '/timer',
  customPresets: () => '/custom-presets',
  compose: () => '/compose',
  lifestyle: () => '/lifestyle',
  communities: () => '/communities',
  community: (id: string) => `/communities/${part(id)}`,
} as const;

/** Every path of the admin app, on its own origin. */
export const adminPaths = {
  root: () => '/admin',
  /** @param options.next where to go after signing in. */
  login: (options: { next?: string } = {}) => withQuery('/admin/login', { next: options.next }),
  dashboard: () => '/admin/dashboard',
  users: () => '/admin/users',
  addUser: () => '/admin/users/add',
  student: (id: string) => `/admin/users/${part(id)}`,
  invitations: () => '/admin/users/invitations',
  asanas: () => '/admin/asanas',
  /**
   * @param options.student the id of the student that the form begins with.
   * @param options.search what the list is searched for.
   */
  assignments: (options: { student?: string; search?: string } = {}) =>
    withQuery('/admin/assignments', { student: options.student, q: options.search }),
  classes: () => '/admin/classes',
  newClass: () => '/admin/classes/new',
  class: (id: string) => `/admin/classes/${part(id)}`,
  reflections: () => '/admin/reflections',
  checkIns: () => '/admin/check-ins',
  communities: () => '/admin/communities',
  settings: () => '/admin/settings',
  audit: () => '/admin/changes',
} as const;

/** Paths with a part that varies, as a route table writes them. */
export const pathPatterns = {
  pose: '/pose/:id',
  practice: '/pose-practice',
  asana: '/asana/:id',
  assignedClass: '/class/:versionId',
  community: '/communities/:id',
  student: '/admin/users/:id',
  class: '/admin/classes/:id',
  admin: '/admin/*',
} as const;

/** The source of a practice from its address; anything unknown is the library. */
export function toPracticeSource(value: string | null): PracticeSource {
  return practiceSources.find((known) => known === value) ?? 'library';
}

/** Where a practice returns to when it ends. */
export const returnPath: Record<PracticeSource, string> = {
  home: paths.home(),
  library: paths.library(),
  assignment: paths.assignments(),
  'self-practice': paths.selfPractice(),
  preset: paths.customPresets(),
  class: paths.compose(),
};

/**
 * Where to go after signing in: only ever a path of this app, so that a link cannot lead a freshly
 * signed-in person to a stranger's site.
 *
 * @param next the `next` of the address, as a stranger may have written it.
 * @param home where to go without a usable one.
 */
export function pathAfterLogin(next: string | null, home: string = paths.home()): string {
  const origin = 'https://app.invalid';
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return home;
  const target = new URL(next, origin);
  if (target.origin !== origin || target.pathname.startsWith('//')) return home;
  return target.pathname + target.search + target.hash;
}
