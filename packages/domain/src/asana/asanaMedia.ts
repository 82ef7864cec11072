import { ascii, imageExtension, imageKindOf, imageKinds, startsWith } from '../imageFile.ts';

/** The kinds of video that we take. */
export const videoKinds = ['video/mp4', 'video/webm'] as const;

/** What a pose can be shown by. */
export const mediaSlots = ['image', 'video'] as const;
export type MediaSlot = (typeof mediaSlots)[number];

const megabyte = 1024 * 1024;

interface MediaRule {
  /** The storage folder, which begins each stored path. */
  bucket: 'asana_images' | 'asana_videos';
  kinds: readonly string[];
  /** The largest file, in bytes. */
  maxBytes: number;
}

export const mediaRules: Record<MediaSlot, MediaRule> = {
  image: { bucket: 'asana_images', kinds: imageKinds, maxBytes: 2 * megabyte },
  video: { bucket: 'asana_videos', kinds: videoKinds, maxBytes: 50 * megabyte },
};

/** What MP4 calls itself; pictures (HEIC, AVIF), sound (M4A) and QuickTime begin alike but for this. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V[ HP])$/;

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A number of EBML: the zeros before its first one tell how many bytes it has. */
function ebmlNumber(bytes: Uint8Array, at: number): { value: number; end: number } {
  const first = bytes[at] ?? 0;
  const end = at + Math.clz32(first) - 23;
  const others = bytes.subarray(at + 1, end);
  const mark = 0x80 >> (end - at - 1);
  return { value: others.reduce((value, byte) => value * 256 + byte, first & (mark - 1)), end };
}

/** What a file of the Matroska family calls itself, among what else its head says. */
function docTypeOf(head: Uint8Array): string | null {
  const header = ebmlNumber(head, 4);
  const end = Math.min(head.length, header.end + header.value);
  let at = header.end;
  while (at < end) {
    const isDocType = startsWith(head, [0x42, 0x82], at);
    const size = ebmlNumber(head, ebmlNumber(head, at).end);
    at = size.end + size.value;
    // Some writers end the word with a zero.
    if (isDocType) return textOf(head.subarray(size.end, at)).replace(/\0+$/, '');
  }
  return null;
}

const videoSignatures: Record<(typeof videoKinds)[number], (head: Uint8Array) => boolean> = {
  'video/mp4': (head) =>
    startsWith(head, ascii('ftyp'), 4) && mp4Brand.test(textOf(head.subarray(8, 12))),
  'video/webm': (head) => startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && docTypeOf(head) === 'webm',
};

/** The extension under which a file of each kind is stored. */
export const mediaExtension: Record<string, string> = {
  ...imageExtension,
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Why a file cannot become the picture or the video of a pose. */
export type MediaRefusal = 'empty' | 'tooLarge' | 'wrongKind';

/**
 * What a chosen file is good for: its kind by how its content begins, or why it is refused. Its name
 * and its declared type prove nothing.
 */
export function checkMedia(
  slot: MediaSlot,
  file: {
    /** In bytes. */
    size: number;
    /** The first `signatureLength` bytes, or more. */
    head: Uint8Array;
  },
): { kind: string } | { refusal: MediaRefusal } {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > mediaRules[slot].maxBytes) return { refusal: 'tooLarge' };
  const kind =
    slot === 'image'
      ? imageKindOf(file.head)
      : videoKinds.find((video) => videoSignatures[video](file.head));
  return kind ? { kind } : { refusal: 'wrongKind' };
}

/** Whether a file of ours stands behind what a row holds: an address of another site is none. */
export function isStored(path: string, slot: MediaSlot): boolean {
  return path.startsWith(`${mediaRules[slot].bucket}/`);
}
