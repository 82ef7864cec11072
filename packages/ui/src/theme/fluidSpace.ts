/** A space that shrinks on a narrow screen, so that large text keeps its room. */
export const fluidSpace = (space: string) => `min(${space}, 5vw)`;
