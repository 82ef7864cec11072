// Stands inline in every page of both apps and runs before the first paint: applies what this device
// remembers, so that nothing flashes in the wrong theme, size or language, and asks at once for every
// part of the app that the address needs. The content security policy knows it by its hash; so that the
// hash outlives a build, what a build knows of its parts stands in a block of data above it. It reads
// niyama.theme, niyama.textSize, niyama.pinchZoom, niyama.language (a tag such as 'de') and the session
// stored under niyama.student.session or niyama.admin.session.
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

  const wanted = [remembered('language'), ...navigator.languages];
  root.lang = wanted.map((tag) => /^(en|es|fr|de|ja)/.exec(tag)?.[0]).find(Boolean) ?? 'en';

  const session = remembered('student.session') || remembered('admin.session');
  // Every part that the address needs, at once: otherwise each would be found by the one before it,
  // and each such step costs a round trip. A development server knows of no parts.
  const known = JSON.parse(document.getElementById('parts')?.textContent ?? 'null');
  const page = known?.pages.find(({ path }) => new RegExp(path, 'i').test(location.pathname));
  if (page) {
    // Somebody who is logged in sees the frame at once, whose skeleton stands in the page.
    root.toggleAttribute('data-skeleton', Boolean(session && page.isFramed));
    const texts = [known.texts, page.hasAppTexts && known.appTexts];
    if (session || !page.isGuarded) texts.push(page.ownTexts);
    const visitor = page.isGuarded ? known.login : page.parts;
    const parts = session ? [page.parts, known.session].flat() : visitor;
    const needed = [parts, texts.map((each) => each?.[root.lang] ?? [])].flat(2);
    for (const file of new Set(needed)) {
      const href = `/assets/${known.files[file]}`;
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      const link = Object.assign(document.createElement('link'), kind, { crossOrigin: '', href });
      document.head.append(link);
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
