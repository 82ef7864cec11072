// Stands inline in every page of both apps and runs before the first paint: applies what this device
// remembers, so that nothing flashes in the wrong theme, size or language, and asks at once for every
// part of the app that the address needs. The content security policy knows it by its hash; so that the
// hash outlives a build, what a build knows of its parts stands in a block of data above it. It reads
// niyama.theme, niyama.textSize, niyama.pinchZoom, niyama.language (a tag such as 'de') and whether
// there is a niyama.student.session or a niyama.admin.session.
(() => {
  const root = document.documentElement;
  const remembered = (key) => {
    try {
      return localStorage.getItem(`niyama.${key}`);
    } catch {
      return null; // Storage is blocked: the system's settings apply.
    }
  };

  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const textSize = Number(remembered('textSize'));
  if (textSize > 100 && textSize <= 200) root.style.setProperty('--n-text-size', `${textSize}%`);
  root.toggleAttribute('data-pinch-zoom', remembered('pinchZoom') === 'true');

  const tags = new Set(['en', 'es', 'fr', 'de', 'ja']);
  const wanted = [remembered('language'), ...navigator.languages];
  root.lang = wanted.map((tag) => tag?.slice(0, 2)).find((tag) => tags.has(tag)) ?? 'en';

  const link = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties));

  // Whoever is logged in needs the backend at once; a visitor does when a form is sent.
  const isStudent = Boolean(remembered('student.session'));
  const isSignedIn = isStudent || Boolean(remembered('admin.session'));
  if (isStudent) {
    link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/config.json' });
  }

  // Every part that the address needs, at once: otherwise each would be found by the one before it,
  // and each such step costs a round trip. A development server knows of no parts.
  const known = JSON.parse(document.getElementById('parts')?.textContent ?? 'null');
  const page = known?.pages.find(({ path }) => new RegExp(path).test(location.pathname));
  if (page) {
    // Somebody who is logged in sees the frame at once, which stands blank in the page.
    const hasFrame = page.isFramed && (isStudent || remembered('admin.session'));
    root.toggleAttribute('data-blank', Boolean(hasFrame));
    const words = page.isForVisitors ? known.visitorWords : known.words;
    const needed = [isSignedIn ? page.member : page.visitor, words[root.lang]].flat();
    for (const file of new Set(needed)) {
      const href = `/assets/${known.files[file]}`;
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      link({ ...kind, crossOrigin: '', href });
    }
  }

  // Pages are prerendered in English, and /auth with the login form. Where the app will show something
  // else in their place they wait for it, but never for long: this text is better than none.
  const isSignUp = new URLSearchParams(location.search).get('signup') === 'true';
  if (root.lang !== 'en' || isSignUp) {
    root.dataset.boot = 'wait';
    setTimeout(() => {
      if (root.dataset.boot) root.dataset.boot = 'shown';
    }, 4000);
  }
})();
