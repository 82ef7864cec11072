import type { Encoding, UnprovenText } from '@niyama/domain';

/** The labels by which browsers know them. */
const labels: Record<Encoding, string> = {
  western: 'windows-1252',
  westernMac: 'macintosh',
  centralEuropean: 'windows-1250',
  japanese: 'shift_jis',
  unicode: 'utf-8',
};

const decode = (bytes: Uint8Array, label: string) => new TextDecoder(label).decode(bytes);

/** The text if every byte of it is valid in this encoding, else null. */
function decodeStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Latin letters and half-width katakana, and what stands directly beside them. */
const besideHalfwidth =
  /[A-Za-z\uff61-\uff9f][^\p{ASCII}\uff61-\uff9f]|[^\p{ASCII}\uff61-\uff9f][A-Za-z\uff61-\uff9f]/gu;

/**
 * Whether a text that is valid Shift_JIS is Japanese too. Text in another encoding becomes rare kanji, or kanji in the
 * middle of Latin words or of half-width katakana, where Japanese has a Latin letter now and then.
 */
function isJapanese(bytes: Uint8Array, text: string): boolean {
  let usual = 0;
  let rare = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte <= 0x80 || (byte >= 0xa0 && byte < 0xe0)) continue;
    // The second byte of a character says nothing by itself.
    index += 1;
    // Up to here stand kana, punctuation and the kanji that schools teach.
    if (byte <= 0x98) usual += 1;
    else rare += 1;
  }
  const hasWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text);
  return hasWord && usual > rare && (text.match(besideHalfwidth)?.length ?? 0) * 20 < usual;
}

const mostSamples = 5;
/** Samples come from the first bytes after the first letter that is not ASCII. */
const sampleBytes = 64 * 1024;
const sample = /[^\r\n,;\t"]{0,30}\P{ASCII}[^\r\n,;\t"]{0,30}/gu;

function samplesOf(bytes: Uint8Array): UnprovenText['samples'] {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const part = bytes.subarray(Math.max(0, first - 30), first + sampleBytes);
  const read = (encoding: Encoding) => {
    const texts = decode(part, labels[encoding]).match(sample) ?? [];
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))].slice(0, mostSamples);
  };
  return {
    western: read('western'),
    westernMac: read('westernMac'),
    centralEuropean: read('centralEuropean'),
    japanese: read('japanese'),
    unicode: read('unicode'),
  };
}

/**
 * The text of a file. A byte order mark is obeyed, and valid UTF-8 or Japanese is known by its bytes. Anything else is
 * read in the likeliest encoding, which the person who picked the file has to confirm.
 *
 * @param encoding the one that the person chose or confirmed.
 */
export async function readText(
  file: Blob,
  encoding?: Encoding,
): Promise<{ text: string; unproven: UnprovenText | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const proven = (text: string) => ({ text, unproven: null });
  if (encoding) return proven(decode(bytes, labels[encoding]));
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xff && second === 0xfe) return proven(decode(bytes, 'utf-16le'));
  if (first === 0xfe && second === 0xff) return proven(decode(bytes, 'utf-16be'));
  const unicode = decodeStrictly(bytes, labels.unicode);
  if (unicode !== null) return proven(unicode);
  const japanese = decodeStrictly(bytes, labels.japanese);
  if (japanese !== null && isJapanese(bytes, japanese)) return proven(japanese);
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const likeliest = isMarked ? 'unicode' : 'western';
  return {
    text: decode(bytes, labels[likeliest]),
    unproven: {
      status: 'encoding',
      bytes: new Blob([bytes]),
      encoding: likeliest,
      samples: samplesOf(bytes),
    },
  };
}

/**
 * Whether this is the beginning of a picture, a workbook or an archive. The control characters from U+0080 on don't
 * count: read in the wrong encoding, letters become them.
 */
export const isNoText = (text: string): boolean =>
  /^.{0,31}(?![\s\u0080-\u009f])\p{Cc}/su.test(text);
