/** The kinds of picture that we take. Vector images are left out: they can carry scripts. */
export const imageKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The extension under which a picture of each kind is stored. */
export const imageExtension: Record<ImageKind, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A photo must be smaller than this, in bytes: 5 MB. */
export const maxAvatarBytes = 5 * 1024 * 1024;

/** How many of a file's first bytes tell its kind: a picture's 12 do, a film says it further in. */
export const signatureLength = 64;

/** Whether a file's bytes are these, from a place on. */
export const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);
/** A word of the Latin alphabet as bytes. */
export const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: Record<ImageKind, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]),
  'image/webp': (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8),
};

/**
 * The kind of a picture by how its content begins; its name and declared type prove nothing.
 *
 * @param head the first {@link signatureLength} bytes, or more.
 * @returns null when it is none that we take.
 */
export function imageKindOf(head: Uint8Array): ImageKind | null {
  return imageKinds.find((kind) => signatures[kind](head)) ?? null;
}

/** Why a file cannot become a photo; `broken` shows only when somebody tries to draw it. */
export type PhotoRefusal = 'empty' | 'tooLarge' | 'wrongKind' | 'broken';

/** What a chosen file is good for: its kind, or why it is refused. */
export function checkPhoto(file: {
  /** In bytes. */
  size: number;
  head: Uint8Array;
}): { kind: ImageKind } | { refusal: PhotoRefusal } {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size >= maxAvatarBytes) return { refusal: 'tooLarge' };
  const kind = imageKindOf(file.head);
  return kind ? { kind } : { refusal: 'wrongKind' };
}
