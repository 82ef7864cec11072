/**
 * Heads around their center: x toward the nose (front and back views: toward the picture's
 * right), y toward the crown. Only M, C and Z, so that they can be turned and mirrored.
 */
export interface Head {
  face: string;
  hair: string;
}

export const profile: Head = {
  face:
    'M0.2 6.4C3.9 6.5 6.2 4.6 6.3 1.8C6.4 0.9 6.6 0.2 7.1 -0.7C7.3 -1.1 7 -1.3 6.5 -1.4' +
    'C6.3 -2.2 6.4 -3.2 5.9 -4.2C5.5 -5.5 4.3 -6 2.9 -5.8C1.4 -5.6 0.2 -5 -0.4 -4.2' +
    'C-3 -4.2 -5.2 -2.4 -5.2 0.8C-5.2 4 -3 6.3 0.2 6.4Z',
  hair:
    'M5.9 3.6C4.9 6.4 2.6 7.2 0.2 7C-3.6 6.8 -6 4.2 -5.9 0.8C-5.8 -1.8 -4.6 -3.6 -2.7 -4.4' +
    'C-1.9 -4.3 -1.3 -3.6 -1 -2.6C-0.5 -1.6 1.3 -1.4 1.5 0.1C1.6 1.4 2 2.2 3.2 2.6C4.2 2.9 5.2 3.1 5.9 3.6Z',
};

/** Where the ear lies, and its size. */
export const ear = { x: 0.1, y: -1.2, r: 1.15 };

export const front: Head = {
  face: 'M-5.5 1C-5.5 4.6 -3 6.6 0 6.6C3 6.6 5.5 4.6 5.5 1C5.5 -2.6 3 -6.4 0 -6.4C-3 -6.4 -5.5 -2.6 -5.5 1Z',
  hair:
    'M-5.7 -0.6C-6.5 4.6 -3.6 7.3 0 7.3C3.6 7.3 6.5 4.6 5.7 -0.6C5.3 1.2 4.4 2.6 2.6 3.5' +
    'C1.4 4 0.6 4.6 0 5.1C-0.6 4.6 -1.4 4 -2.6 3.5C-4.4 2.6 -5.3 1.2 -5.7 -0.6Z',
};

export const back: Head = {
  face: front.face,
  hair:
    'M-5.7 -0.4C-6.5 4.6 -3.6 7.3 0 7.3C3.6 7.3 6.5 4.6 5.7 -0.4C5.4 -2.6 3.6 -4.6 0 -4.6' +
    'C-3.6 -4.6 -5.4 -2.6 -5.7 -0.4Z',
};

/** Where a knot of hair sits and how big it is. */
export interface Knot {
  x: number;
  y: number;
  r: number;
}

export type HairStyle = 'high' | 'low' | 'cropped';

export const knots: Record<'profile' | 'plain', Record<HairStyle, Knot | null>> = {
  profile: { high: { x: -3.6, y: 7, r: 2.9 }, low: { x: -6.6, y: 0.2, r: 2.6 }, cropped: null },
  plain: { high: { x: 0, y: 8.6, r: 2.9 }, low: { x: 0, y: 8.2, r: 2.2 }, cropped: null },
};

/** The people of the library: several skins and hairs, dealt out by pose. */
export const people = [
  { skin: 3, hair: 3, style: 'high' },
  { skin: 2, hair: 2, style: 'low' },
  { skin: 1, hair: 1, style: 'cropped' },
  { skin: 2, hair: 1, style: 'high' },
  { skin: 3, hair: 3, style: 'cropped' },
  { skin: 1, hair: 3, style: 'low' },
  { skin: 1, hair: 1, style: 'high' },
] as const;
export type Person = (typeof people)[number];

/** The same pose always shows the same person. */
export function personOf(pose: string): Person {
  let sum = 0;
  for (const letter of pose) sum = (sum * 59 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return people[sum % people.length] ?? people[0];
}
