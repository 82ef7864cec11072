/**
 * A side of the practitioner. The figure is a mirror, as a teacher is: what is right in the picture is
 * the practitioner's right.
 */
export type Side = 'left' | 'right';
