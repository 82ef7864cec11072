/** What the pages before the login say in a language; vite.words.ts makes it of the catalogs. */
declare module 'virtual:visitor-words/*' {
  const words: { common: object; student: object };
  export default words;
}
