/** What the pages before the login say in a language; vite.publicPageTexts.ts makes it of the catalogs. */
declare module 'virtual:public-page-texts/*' {
  const texts: { common: object; student: object };
  export default texts;
}
