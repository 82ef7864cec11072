/** A telephone lying on its side: wide enough for two columns, with hardly any height. */
export const lying = '(orientation: landscape) and (min-width: 600px) and (max-height: 560px)';

/** Where the ring stands beside the words. */
export const twoColumns = `(min-width: 1024px), ${lying}`;
