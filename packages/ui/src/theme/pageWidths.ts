/** The name of the container that a page's frame makes of its content. */
export const pageContainer = 'page';

/**
 * How wide a page is for its content, as container conditions. In rem, so that large text asks
 * for one column sooner, and without the navigation beside it, which may be narrowed.
 */
export const pageWidths = {
  /** Two columns of a student's page stand beside each other. */
  twoColumns: `${pageContainer} (min-width: 52rem)`,
  /** Two cards of an admin page do. */
  twoCards: `${pageContainer} (min-width: 44rem)`,
} as const;
