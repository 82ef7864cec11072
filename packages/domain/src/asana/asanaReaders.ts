import { targetAreas, type TargetArea } from './asanaChoices.ts';

/** Unknown areas are dropped; when none remains, it is flexibility. */
export function toTargetAreas(value: unknown): TargetArea[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  const known = targetAreas.filter((area) => given.includes(area));
  return known.length > 0 ? known : ['flexibility'];
}

/**
 * The address of an image or a video that may be shown: a storage path or https. Nothing else, so
 * that no page fetches what a stranger chose.
 *
 * @param stored what the row holds: a storage path that begins with its bucket, or an address.
 * @param bucket the only bucket that this field may point into.
 * @param publicAddress makes the public address of a storage path, bucket included.
 * @returns an https address as it is, a storage path as its public address, else null.
 */
export function toMediaAddress(
  stored: unknown,
  bucket: string,
  publicAddress: (path: string) => string,
): string | null {
  if (typeof stored !== 'string') return null;
  if (stored.startsWith('https://')) return URL.canParse(stored) ? stored : null;
  const segments = stored.split('/');
  const leavesBucket = segments.some((segment) => ['', '.', '..'].includes(segment));
  if (segments[0] !== bucket || segments.length < 2 || leavesBucket) return null;
  return publicAddress(stored);
}

/** The Sanskrit line under a name; null when it would only repeat the name. */
export function sanskritLine(asana: { name: string; sanskritName: string | null }): string | null {
  const { name, sanskritName } = asana;
  if (!sanskritName || sanskritName.toLowerCase() === name.toLowerCase()) return null;
  return sanskritName;
}
