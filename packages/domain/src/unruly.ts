/** Characters that break a line or turn the writing of a page round; the database has the same rule. */
export const unruly = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;
