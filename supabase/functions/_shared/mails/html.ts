/** A mail as its page shows it: each text is HTML already, what people typed escaped. */
export interface HtmlMail {
  /** BCP 47 tag. */
  language: string;
  subject: string;
  paragraphs: string[];
  /** What the mail is for: a button, or a code to type; null where there is nothing to do. */
  act: string | null;
  /** Why the mail came. */
  why: string;
}

/** A text as HTML shows it, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A button that leads to an escaped address. */
export const button = (address: string, words: string): string =>
  `<a class="button" href="${address}">${words}</a>`;

/** A code that is typed into the app. */
export const shownCode = (digits: string): string => `<strong class="code">${digits}</strong>`;

/** The themes of the app, dawn and night, as hexadecimal colors: few mail programs know others. */
const style = `
      body { margin: 0; padding: 24px 16px; background: #faf6f0; color: #2e2440; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, sans-serif; }
      main { max-width: 480px; margin: 0 auto; padding: 24px; border: 1px solid #eadfd2; border-radius: 16px; background: #fffdf9; }
      h1 { margin: 0 0 16px; font: 24px/1.25 Georgia, serif; }
      p { margin: 0 0 16px; overflow-wrap: anywhere; white-space: pre-line; }
      a { color: #3d2f63; }
      .name { font: 20px/1.25 Georgia, serif; }
      .button { display: inline-block; padding: 12px 24px; border-radius: 24px; background: #3d2f63; color: #fff8ef; font-weight: 600; text-decoration: none; }
      .code { font-size: 24px; letter-spacing: 4px; }
      .why { margin: 0; color: #6f6480; font-size: 14px; }
      @media (prefers-color-scheme: dark) {
        body { background: #17122a; color: #f4ecff; }
        main { border-color: #352b55; background: #221b3a; }
        a { color: #f6cf9b; }
        .button { background: #f6cf9b; color: #2a1d08; }
        .why { color: #b5a8cf; }
      }
    `;

/** Writes the page of a mail, which loads nothing: what a mail program fetches tells that it was read. */
export function htmlOf({ language, subject, paragraphs, act, why }: HtmlMail): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${subject}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p class="name">Niyama</p>
      <h1>${subject}</h1>
${paragraphs.map((paragraph) => `      <p>${paragraph}</p>\n`).join('')}${act === null ? '' : `      <p>${act}</p>\n`}      <p class="why">${why}</p>
    </main>
  </body>
</html>
`;
}
