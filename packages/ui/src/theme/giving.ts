/** A space that gives way to the words on a narrow screen with large text. */
export const giving = (space: string) => `min(${space}, 5vw)`;
