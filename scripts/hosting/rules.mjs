/**
 * How both sites answer. The static server here, the files that `npm run build -- --host` writes and
 * the doctor follow these rules; docs/deploy.md has them in words.
 *
 * A redirect first; then a page to its file; below /assets and for a name with a dot the file or 404;
 * for any other page the shell.
 */

/** The page for every address without a file. */
export const shell = '/app.html';
/** For what lies under /assets: a hash of the content is in each name. */
export const forever = 'public, max-age=31536000, immutable';
/** For everything else. */
export const fresh = 'no-cache';

/** The pages that are opened without a login, and their files, by app. */
export const pages = {
  student: {
    '/': '/index.html',
    '/auth': '/auth.html',
    '/terms': '/terms.html',
    '/privacy': '/privacy.html',
  },
  admin: { '/admin/login': '/admin/login.html' },
};

/**
 * The rules of one site.
 * @param app 'student' or 'admin'
 * @param adminUrl origin of the admin app: the student site sends admin addresses there, and that
 * one's front door is /admin
 */
export function rulesOf(app, { adminUrl }) {
  const redirects = {
    student: [{ from: '/admin', to: `${new URL(adminUrl).origin}/admin`, isWithBelow: true }],
    admin: [{ from: '/', to: '/admin', isWithBelow: false }],
  };
  return { redirects: redirects[app], pages: pages[app] };
}

/**
 * Where an address leads instead, or nothing.
 * @param address path and query, as a header may hold them
 */
export function redirectOf({ redirects }, address) {
  const [path = ''] = address.split('?', 1);
  const redirect = redirects.find(
    ({ from, isWithBelow }) => path === from || (isWithBelow && path.startsWith(`${from}/`)),
  );
  return redirect ? redirect.to + address.slice(redirect.from.length) : null;
}

/** The file that answers a path, which may be missing. */
export function fileOf({ pages: own }, path) {
  const isFile = path.startsWith('/assets/') || /\.[^/]*$/.test(path);
  return isFile ? path : (own[path] ?? shell);
}

/** How long browsers may cache a file. */
export const cacheOf = (file) => (file.startsWith('/assets/') ? forever : fresh);
