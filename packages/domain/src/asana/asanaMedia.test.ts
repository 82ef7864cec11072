import { describe, expect, it } from 'vitest';
import { checkMedia, isStored, mediaRules, mediaSlots } from './asanaMedia.ts';
import { signatureLength } from '../imageFile.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );
const mp4 = (brand: string) => bytes(0, 0, 0, 0x18, `ftyp${brand}`, 0, 0, 2, 0, 'isommp42');
const ebml = [0x1a, 0x45, 0xdf, 0xa3];
/** What ffmpeg writes before the kind of file and behind it. */
const version = [
  0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81, 8,
];
const behind = [0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2, 0x18, 0x53, 0x80, 0x67];
const longLength = [1, 0, 0, 0, 0, 0, 0, 0x26];
const sum = [0xbf, 0x84, 1, 2, 3, 4];
const heads = {
  'image/png': bytes(0x89, 'PNG\r\n', 0x1a, 0x0a),
  'video/mp4': mp4('isom'),
  'video/webm': bytes(...ebml, 0x9f, ...version, 0x42, 0x82, 0x84, 'webm', ...behind),
};

describe('the file of a pose', () => {
  it('is taken for what it begins as', () => {
    expect(checkMedia('image', { size: 9, head: heads['image/png'] })).toEqual({
      kind: 'image/png',
    });
    for (const kind of ['video/mp4', 'video/webm'] as const) {
      expect(checkMedia('video', { size: 9, head: heads[kind] })).toEqual({ kind });
    }
  });

  it.each([
    ['a vector image', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>')],
    ['a page that calls itself a picture', bytes('<!doctype html>')],
    ['a video where a picture belongs', heads['video/mp4']],
  ])('cannot be %s', (_what, head) => {
    expect(checkMedia('image', { size: 9, head })).toEqual({ refusal: 'wrongKind' });
  });

  it.each([
    ...['isom', 'iso2', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V '].map(
      (brand) => [`MP4 as ${brand}`, mp4(brand), 'video/mp4'] as const,
    ),
    [
      'WebM whose head says its length in eight bytes, with a sum before and a zero behind',
      bytes(...ebml, ...longLength, ...sum, ...version, 0x42, 0x82, 0x85, 'webm', 0, ...behind),
      'video/webm',
    ],
    [
      'WebM that says its kind at once, its length in two bytes',
      bytes(...ebml, 0x88, 0x42, 0x82, 0x40, 4, 'webm'),
      'video/webm',
    ],
  ] as const)('may be %s', (_what, head, kind) => {
    expect(checkMedia('video', { size: 9, head: head.subarray(0, signatureLength) })).toEqual({
      kind,
    });
  });

  it.each([
    ...['heic', 'heix', 'mif1', 'avif', 'avis', 'M4A ', 'M4B ', 'qt  ', 'crx '].map(
      (brand) => [`a file of the brand ${brand}`, mp4(brand)] as const,
    ),
    ['MP4 that ends before its brand', bytes(0, 0, 0, 0x18, 'ftypis')],
    ['Matroska', bytes(...ebml, 0xa3, ...version, 0x42, 0x82, 0x88, 'matroska', ...behind)],
    ['a kind that only begins as WebM', bytes(...ebml, 0x88, 0x42, 0x82, 0x85, 'webmx')],
    ['a file that does not say what it is', bytes(...ebml, 0x98, ...version, ...behind)],
    [
      'WebM’s word outside the head',
      bytes(...ebml, 0x84, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84, 'webm'),
    ],
    ['the first bytes of WebM alone', bytes(...ebml)],
    ['zeros behind the first bytes of WebM', bytes(...ebml, ...Array<number>(60).fill(0))],
  ] as const)('cannot be %s where a video belongs', (_what, head) => {
    expect(checkMedia('video', { size: 9, head })).toEqual({ refusal: 'wrongKind' });
  });

  it('cannot be a picture where a video belongs', () => {
    expect(checkMedia('video', { size: 9, head: heads['image/png'] })).toEqual({
      refusal: 'wrongKind',
    });
  });

  it.each(mediaSlots)('cannot be empty, nor one byte too large (%s)', (slot) => {
    const head = heads[slot === 'image' ? 'image/png' : 'video/webm'];
    const { maxBytes } = mediaRules[slot];
    expect(checkMedia(slot, { size: 0, head: bytes() })).toEqual({ refusal: 'empty' });
    expect(checkMedia(slot, { size: maxBytes + 1, head })).toEqual({ refusal: 'tooLarge' });
    expect(checkMedia(slot, { size: maxBytes, head })).toHaveProperty('kind');
  });

  it('is 2 MB for a picture and 50 MB for a video at most', () => {
    expect([mediaRules.image.maxBytes, mediaRules.video.maxBytes]).toEqual([2_097_152, 52_428_800]);
  });

  it('is ours only when its path begins with its folder', () => {
    expect(isStored('asana_images/a-1.png', 'image')).toBe(true);
    for (const path of [
      'asana_videos/a-1.mp4',
      'https://a.example/asana_images/b.png',
      'asana_images',
    ]) {
      expect(isStored(path, 'image')).toBe(false);
    }
  });
});
