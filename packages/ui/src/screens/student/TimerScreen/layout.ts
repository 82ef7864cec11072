/** Where the ring stands beside what is chosen. */
export const twoColumns = '(min-width: 1024px)';
