/** A telephone lying on its side: hardly any height. */
const lying = '(orientation: landscape) and (min-width: 600px) and (max-height: 560px)';

/** Where the ring of a meditation stands beside its controls. */
export const meditatingColumns = `(min-width: 1024px), ${lying}`;
