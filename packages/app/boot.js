// Stands inline in every page of both apps and runs before the first paint: applies what this device
// remembers, so that nothing flashes in the wrong theme, size or language, and asks at once for every
// part of the app that the address needs, and for what it shows. The content security policy knows it by
// its hash; so that the hash outlives a build, what a build knows of its parts stands in a block of data
// above it. It reads niyama.theme, niyama.textSize, niyama.pinchZoom, niyama.language (a tag such as
// 'de') and the session that is kept under niyama.student.session or niyama.admin.session.
(() => {
  const root = document.documentElement;
  const remembered = (key) => {
    try {
      return localStorage.getItem(`niyama.${key}`);
    } catch {
      return null; // Storage is blocked: the system's settings apply.
    }
  };

  const read = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null; // Somebody else has written there: the client makes sense of it.
    }
  };

  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const textSize = Number(remembered('textSize'));
  if (textSize > 100 && textSize <= 200) root.style.setProperty('--n-text-size', `${textSize}%`);
  root.toggleAttribute('data-pinch-zoom', remembered('pinchZoom') === 'true');

  const languages = { en: 'english', es: 'spanish', fr: 'french', de: 'german', ja: 'japanese' };
  const wanted = [remembered('language'), ...navigator.languages];
  root.lang = wanted.map((tag) => tag?.slice(0, 2)).find((tag) => languages[tag]) ?? 'en';

  const link = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties));

  const session = remembered('student.session') || remembered('admin.session');
  const { access_token: token, expires_at: end = 0, user } = read(session) ?? {};
  // The client renews a token up to two minutes before its end, and asks with the new one.
  const isOld = session && end * 1000 - Date.now() < 120_000;

  const search = new URLSearchParams(location.search);
  const ask = (url, init) => {
    const answer = fetch(url, init);
    answer.catch(() => {}); // Whoever takes it up hears of it.
    return answer;
  };
  // Before the scripts, which would fill every connection: the page's first questions wait for it.
  const config = session && ask('/config.json');

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
      link({ ...kind, crossOrigin: '', href });
    }
  }

  // What the page shows to somebody who is logged in is asked for beside its scripts, in the very words in
  // which they would ask. They take the answers up (packages/data, preloadedResponses.ts).
  if (session) {
    const calls = {};
    self.preloadedResponses = { at: Date.now(), config, calls };
    const askAll = async () => {
      const { supabaseUrl, supabaseKey } = await (await config).clone().json();
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const own = {
        zone: timeZone === 'Etc/Unknown' ? 'UTC' : timeZone,
        user: user.id,
        language: languages[root.lang],
        pose: /[\da-f-]{36}/.exec(location.pathname + location.search)?.[0],
        today: new Date().toLocaleDateString('sv'),
      };
      try {
        const tag = navigator.languages.find((wanted) => wanted.startsWith(root.lang)) ?? root.lang;
        own.week = new Intl.Locale(tag).getWeekInfo().firstDay;
      } catch {} // Not every browser knows it; only one page asks with it.
      const authorization = `Bearer ${token}`;
      const fill = (text = '') => text.replace(/\{(\w+)\}/g, (given, name) => own[name] ?? given);
      // Who is there stands first and holds for all tabs of a page; the rest is what its first tab shows.
      const asks = search.has('tab') ? page.asks.slice(0, 1) : page.asks;
      for (const { method, path, headers, body } of asks.map((call) => known.calls[call])) {
        const url = supabaseUrl.replace(/\/+$/, '') + fill(path);
        const text = fill(body);
        if (/\{\w+\}/.test(url + text)) continue; // Something is not known here.
        calls[[method, url, authorization, text].join(' ')] = ask(url, {
          method,
          headers: { ...headers, apikey: supabaseKey, authorization },
          body: text || undefined,
          signal: AbortSignal.timeout(60_000),
        });
      }
    };
    // What cannot be asked now is asked by the page itself.
    if (!isOld && page?.asks.length) askAll().catch(() => {});
  }

  // Pages are prerendered in English, and /auth with the login form. Where the app will show something
  // else in their place they wait for it, but never for long: this text is better than none.
  if (root.lang !== 'en' || search.get('signup') === 'true') {
    root.dataset.boot = 'wait';
    setTimeout(() => {
      if (root.dataset.boot) root.dataset.boot = 'shown';
    }, 4000);
  }
})();
