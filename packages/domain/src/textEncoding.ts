/** Encodings in which spreadsheets save CSV. */
export const encodings = [
  'western',
  'westernMac',
  'centralEuropean',
  'japanese',
  'unicode',
] as const;
export type Encoding = (typeof encodings)[number];

/** A file whose bytes don't prove in which encoding it is. */
export interface UnprovenText {
  status: 'encoding';
  /** What the file held when it was picked. */
  bytes: Blob;
  /** The likeliest. */
  encoding: Encoding;
  /** The first texts with letters that the encodings read differently, as each reads them. */
  samples: Readonly<Record<Encoding, readonly string[]>>;
}
