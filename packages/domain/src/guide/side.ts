/**
 * A side of the practitioner. The figure is a mirror, as a teacher is: what is right in the picture is
 * the practitioner's right.
 */
export type Side = 'left' | 'right';

/** The sides of one item of a class. A pose that has no sides has both. */
export const itemSides = ['both', 'right', 'left'] as const;
export type ItemSide = (typeof itemSides)[number];

/** Seconds in which a student changes sides, at the half of a set. They count for neither side. */
export const changeSeconds = 5;
