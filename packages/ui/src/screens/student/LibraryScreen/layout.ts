/** From this width of the list on, in rem, cards have room for the full form. */
export const fullCardsFrom = 40;

/** The space between cards, in rem. */
export const cardGap = 0.75;
