import type { Locator, Page } from '@playwright/test';

/** The pose whose screens the routes show: one of the seed, with a unique name. */
export const poseName = 'Mountain Pose';

/** How a person gets to a route with the keyboard alone. */
export interface Way {
  /** Where the way begins. */
  from: string;
  /** What is pressed, one after the other. */
  presses: ((page: Page) => Locator)[];
}

/** One route of the student app, as a person meets it. */
export interface Route {
  /** With `{pose}` for the id of the pose called `poseName`. */
  path: string;
  /** The page's heading of the first level. */
  heading: string | RegExp;
  /** The whole title of the browser's tab. */
  title: string;
  /** Only for people who are logged in. */
  isGuarded: boolean;
  /** Null for an address that no page of the app leads to: it is handed on by people. */
  way: Way | null;
  /** What it asks of the backend when it is opened, in the order of the alphabet. */
  asks: string[];
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const fromHome = (...presses: Way['presses']): Way => ({ from: '/homepage', presses });
const fromLanding = (name: RegExp): Way => ({ from: '/', presses: [link(name)] });
const titled = (name: string) => `${name} · Niyama`;

/** The frame's person and what home shows: one question, which every screen behind the login asks. */
const home = 'POST /rest/v1/rpc/home';
const asanas = 'GET /rest/v1/asanas';
const progress = 'POST /rest/v1/rpc/progress';

/** A route behind the login whose title is its heading. */
const guarded = (path: string, heading: string, way: Way | null, ...asks: string[]): Route => ({
  path,
  heading,
  title: titled(heading),
  isGuarded: true,
  way,
  asks: [...asks, home].toSorted(),
});

/** The address of a route, once the pose's id is known. */
export const addressOf = (path: string, poseId: string): string => path.replace('{pose}', poseId);

/** A route for everybody whose title is its heading. */
const open = (path: string, heading: string, way: Way): Route => ({
  path,
  heading,
  title: titled(heading),
  isGuarded: false,
  way,
  asks: [],
});

/** Every route that a student meets. */
export const routes: Record<string, Route> = {
  landing: {
    path: '/',
    heading: 'Find your inner calm',
    title: 'Niyama · your personal yoga journey',
    isGuarded: false,
    way: { from: '/no/such/place', presses: [link('Return to Home')] },
    asks: [],
  },
  login: {
    path: '/auth',
    heading: 'Welcome Back',
    title: titled('Welcome Back'),
    isGuarded: false,
    way: fromLanding(/^(Sign In|Get Started)$/),
    asks: [],
  },
  'sign-up': {
    path: '/auth?signup=true',
    heading: 'Create an Account',
    title: titled('Create an Account'),
    isGuarded: false,
    way: fromLanding(/^(Start Your Journey|Sign Up Free)$/),
    asks: [],
  },
  home: {
    path: '/homepage',
    heading: /^Namaste, /,
    title: titled('Home'),
    isGuarded: true,
    way: { from: '/timer', presses: [link('Home')] },
    asks: [home],
  },
  library: guarded('/library', 'Yoga Library', fromHome(link('Library')), asanas),
  assignments: guarded(
    '/assignments',
    'Practice',
    fromHome(link('Practice')),
    'POST /rest/v1/rpc/assignments',
  ),
  'self practice': guarded(
    '/self-practice',
    'Self Practice',
    { from: '/assignments?tab=self-practice', presses: [link('Open your list')] },
    'GET /rest/v1/self_practice',
  ),
  'custom presets': guarded(
    '/custom-presets',
    'Custom Presets',
    { from: '/assignments?tab=self-practice', presses: [link('Open your presets')] },
    'POST /rest/v1/rpc/own_classes',
  ),
  'make me a practice': guarded(
    '/compose',
    'Make Me a Practice',
    fromHome(link('Make me a practice')),
    asanas,
  ),
  'pose practice': {
    path: '/pose-practice?id={pose}&source=library',
    heading: poseName,
    title: titled(`Practice ${poseName}`),
    isGuarded: true,
    way: { from: '/pose/{pose}', presses: [button('Start practice')] },
    asks: [asanas, home],
  },
  'pose details': guarded(
    '/pose/{pose}',
    poseName,
    {
      from: '/library?q=mountain+pose',
      presses: [(page) => page.getByRole('article', { name: poseName }).getByRole('link').last()],
    },
    asanas,
  ),
  'asana detail': {
    path: '/asana/{pose}',
    heading: poseName,
    title: titled(poseName),
    isGuarded: false,
    way: null,
    asks: [asanas],
  },
  profile: guarded('/profile', 'Profile', fromHome(link('Community')), progress),
  'practice log': guarded('/profile?tab=log', 'Profile', null, 'GET /rest/v1/practice_ledger'),
  'edit profile': guarded(
    '/profile/edit',
    'Edit Profile',
    { from: '/profile', presses: [link('Edit profile')] },
    'GET /auth/v1/user',
  ),
  settings: guarded('/profile/settings', 'Settings', {
    from: '/profile',
    presses: [link('Settings')],
  }),
  progress: guarded(
    '/progress',
    'Your Progress',
    fromHome(button('Open menu'), link('Progress')),
    progress,
  ),
  timer: guarded('/timer', 'Timer', fromHome(link('Timer'))),
  'lifestyle log': guarded(
    '/lifestyle',
    'Lifestyle Log',
    fromHome(button('Open menu'), link('Lifestyle Log')),
  ),
  communities: guarded(
    '/communities',
    'Communities',
    fromHome(link(/^Communities/)),
    'GET /rest/v1/communities',
  ),
  'leaderboard of everybody': guarded(
    '/communities?tab=leaderboard',
    'Communities',
    null,
    'POST /rest/v1/rpc/leaderboard',
  ),
  community: guarded(
    '/communities/c0a80000-0000-4000-8000-000000000001',
    'Morning Practice',
    { from: '/communities', presses: [link('Morning Practice')] },
    'POST /rest/v1/rpc/community',
  ),
  // Nothing in the app leads to a class that is not assigned.
  'class that is not assigned': {
    path: '/class/c1a55000-0000-4000-8000-0000000000ff',
    heading: 'Class',
    title: titled('Class'),
    isGuarded: true,
    way: null,
    asks: ['POST /rest/v1/rpc/class_for_me', home],
  },
  terms: open('/terms', 'Terms of Service', {
    from: '/auth',
    presses: [link('Terms of Service')],
  }),
  privacy: open('/privacy', 'Privacy Policy', {
    from: '/auth',
    presses: [link('Privacy Policy')],
  }),
  'forgotten password': open('/auth/forgot-password', 'Reset your password', {
    from: '/auth',
    presses: [link('Forgot password?')],
  }),
  'an unknown path': {
    path: '/no/such/place',
    heading: '404',
    title: titled('Oops! Page not found'),
    isGuarded: false,
    way: null,
    asks: [],
  },
};
