import type { Layout, Page, Texts } from '@niyama/app/pages.tsx';
import { pathPatterns, paths } from '@niyama/domain';

/** The path of the login, to which guarded pages redirect visitors. */
export const login = paths.auth();

/** The modules that redirect a visitor to the login. */
export const guard = ['app/DataLayer', 'app/RequireSession'];

/** The namespaces that every page needs, and those that most pages need as well (`hasAppTexts`). */
export const namespaces = { all: ['common', 'public'], app: ['student'] } satisfies Texts;

/** The layouts: App.tsx renders them around the pages, and the build loads their modules with each page. */
export const layouts = {
  /** Before the login, with few texts. */
  visitor: { around: [], isGuarded: false, isFramed: false, hasAppTexts: false },
  /** For everybody, with data. */
  public: {
    around: ['app/DataLayer', 'app/PublicLayout'],
    imports: ['@niyama/data/auth'],
    isGuarded: false,
    isFramed: false,
    hasAppTexts: true,
  },
  framed: {
    around: [...guard, 'app/BackgroundTasks', 'app/FrameLayout'],
    isGuarded: true,
    isFramed: true,
    hasAppTexts: true,
  },
  /** Behind the login, without the frame. */
  fullScreen: {
    around: [...guard, 'app/BackgroundTasks'],
    isGuarded: true,
    isFramed: false,
    hasAppTexts: true,
  },
  /** Behind the login, for students whose account is being deleted. */
  leaving: { around: guard, isGuarded: true, isFramed: false, hasAppTexts: true },
} satisfies Record<string, Layout>;

/** The route table. */
export const pages: Page<keyof typeof layouts>[] = [
  { path: paths.landing(), layout: 'visitor', file: 'landing' },
  { path: login, layout: 'visitor', file: 'auth' },
  { path: paths.confirmSignUp(), layout: 'visitor', file: 'confirmSignUp' },
  { path: paths.invitation(), layout: 'visitor', file: 'invitation', texts: 'invitation' },
  { path: paths.forgotPassword(), layout: 'visitor', file: 'forgotPassword' },
  { path: paths.newPassword(), layout: 'visitor', file: 'newPassword' },
  { path: paths.mailLink(), layout: 'visitor', file: 'mailLink' },
  { path: paths.deleteAccount(), layout: 'visitor', file: 'deleteAccount', texts: 'leaving' },
  { path: paths.terms(), layout: 'visitor', file: 'terms', texts: 'terms' },
  {
    path: paths.privacy(),
    layout: 'visitor',
    file: 'privacy',
    texts: 'privacy',
    imports: ['@niyama/data/config'],
  },
  { path: pathPatterns.asana, layout: 'public', file: 'asana' },
  { path: paths.home(), layout: 'framed', file: 'home' },
  { path: paths.library(), layout: 'framed', file: 'library' },
  { path: paths.assignments(), layout: 'framed', file: 'assignments' },
  {
    path: pathPatterns.assignedClass,
    layout: 'framed',
    file: 'assignedClass',
    texts: 'classes',
  },
  { path: paths.selfPractice(), layout: 'framed', file: 'selfPractice' },
  { path: paths.profile(), layout: 'framed', file: 'profile' },
  { path: paths.editProfile(), layout: 'framed', file: 'editProfile' },
  { path: paths.settings(), layout: 'framed', file: 'settings' },
  { path: paths.progress(), layout: 'framed', file: 'progress' },
  { path: paths.customPresets(), layout: 'framed', file: 'customPresets' },
  { path: paths.compose(), layout: 'framed', file: 'compose', texts: 'compose' },
  { path: paths.communities(), layout: 'framed', file: 'communities' },
  { path: pathPatterns.community, layout: 'framed', file: 'community' },
  { path: paths.lifestyle(), layout: 'framed', file: 'lifestyle' },
  { path: paths.timer(), layout: 'framed', file: 'timer', texts: 'timer' },
  { path: pathPatterns.pose, layout: 'fullScreen', file: 'asana' },
  { path: pathPatterns.practice, layout: 'fullScreen', file: 'practice', texts: 'pose-practice' },
  { path: paths.leaving(), layout: 'leaving', file: 'leaving', texts: 'leaving' },
  { path: '*', layout: 'visitor', file: 'notFound' },
];
