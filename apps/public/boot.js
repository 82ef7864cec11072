// Runs before the first paint, on both apps: applies what this device remembers, so that nothing
// flashes in the wrong theme, size or language. An external file, since the content security policy
// allows no inline script. It reads niyama.theme, niyama.textSize, niyama.pinchZoom, niyama.language
// (a tag such as 'de') and whether there is a niyama.student.session.
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

  // Whoever is logged in needs the backend at once; a visitor does when a form is sent.
  if (remembered('student.session')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    link.href = '/config.json';
    document.head.append(link);
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
