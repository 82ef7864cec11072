import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhoto, imageKindOf, imageKinds, maxAvatarBytes } from './imageFile.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );
const heads = {
  'image/jpeg': bytes(0xff, 0xd8, 0xff, 0xe1, 'Exif'),
  'image/png': bytes(0x89, 'PNG\r\n', 0x1a, 0x0a),
  'image/webp': bytes('RIFF', 0x10, 0, 0, 0, 'WEBPVP8L'),
};

describe('the kind of a picture', () => {
  it.each(imageKinds)('%s is known by its first bytes', (kind) => {
    expect(imageKindOf(heads[kind])).toBe(kind);
  });

  it.each([
    ['a vector image', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', bytes('<!doctype html><script>')],
    ['a GIF', bytes('GIF89a')],
    ['a sound in the same container as WebP', bytes('RIFF', 0x10, 0, 0, 0, 'WAVEfmt ')],
    ['a PNG whose line ends a program has changed', bytes(0x89, 'PNG\n', 0x1a, 0x0a)],
    ['nothing', bytes()],
    ['a file that ends within its signature', bytes(0x89, 'PN')],
  ])('%s is none', (_what, head) => {
    expect(imageKindOf(head)).toBeNull();
  });

  it('does not depend on what follows, and no file is of two kinds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...imageKinds), fc.uint8Array(), (kind, rest) => {
        expect(imageKindOf(Uint8Array.from([...heads[kind], ...rest]))).toBe(kind);
      }),
    );
  });
});

describe('a chosen file', () => {
  const png = heads['image/png'];

  it.each([
    ['one byte under 5 MB', maxAvatarBytes - 1, png, { kind: 'image/png' }],
    ['5 MB', maxAvatarBytes, png, { refusal: 'tooLarge' }],
    ['5 MB of something else', maxAvatarBytes, bytes('<svg'), { refusal: 'tooLarge' }],
    ['nothing', 0, bytes(), { refusal: 'empty' }],
    ['a page', 100, bytes('<html>'), { refusal: 'wrongKind' }],
  ])('of %s', (_what, size, head, expected) => {
    expect(checkPhoto({ size, head })).toEqual(expected);
  });
});
