/** A telephone lying on its side: hardly any height. */
const lying = '(orientation: landscape) and (min-width: 600px) and (max-height: 560px)';

/** Where the ring of a sit stands beside its controls. */
export const sittingColumns = `(min-width: 1024px), ${lying}`;
