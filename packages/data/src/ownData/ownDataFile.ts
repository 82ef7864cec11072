import { type Json, type OwnData, toCell, toSafeCell } from '@niyama/domain';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import papa from 'papaparse';

// Rarely needed: the package exports this file separately, and it loads when somebody downloads their data.

/** What lies on the device of a person and nowhere else. */
export interface DeviceData {
  /** The entries of the lifestyle log, as the log exports them. */
  lifestyle: readonly object[];
  /** What the server does not have yet. */
  unsent: readonly object[];
  /** All else that the device keeps under this person's id, by the name under which it does. */
  kept: Record<string, unknown>;
}

/** Everything that goes into the file. */
export interface OwnDataContent {
  data: OwnData;
  device: DeviceData;
  /** The photo with the ending of its name. */
  photo: { file: Blob; extension: string } | null;
  /** What the file says about itself, in the person's language. */
  readme: string;
}

interface WriteOptions {
  signal?: AbortSignal;
  /** Lets the page breathe between two pieces. */
  pause?: () => Promise<void>;
}

/** How much is packed before the page breathes, in bytes. */
const pieceSize = 256 * 1024;
/** How many rows are put into words at once. */
const rowsAtOnce = 1000;

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * Packs a person's data into one ZIP: `data.json` with everything, a table of each section, the photo,
 * and what lies on the device alone. It is packed in pieces, so that years of practice are never in
 * memory twice as one text.
 *
 * @throws the reason of the signal once it was given.
 */
export async function writeOwnData(
  { data, device, photo, readme }: OwnDataContent,
  { signal, pause = nextTask }: WriteOptions = {},
): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(new Uint8Array(piece));
  });
  const add = async (name: string, parts: Iterable<string | Uint8Array>) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for (const part of parts) {
      const bytes = typeof part === 'string' ? strToU8(part) : part;
      for (let from = 0; from < bytes.length; from += pieceSize) {
        signal?.throwIfAborted();
        file.push(bytes.subarray(from, from + pieceSize));
        await pause();
      }
    }
    file.push(new Uint8Array(0), true);
  };

  await add('README.txt', [readme]);
  await add('data.json', dataText(data, device));
  for (const { name, rows } of data.sections) {
    if (rows.length > 0) await add(`csv/${name}.csv`, tableText(rows));
  }
  await add('device/lifestyle.json', [JSON.stringify(device.lifestyle, null, 2)]);
  if (photo) {
    const bytes = new Uint8Array(await photo.file.arrayBuffer());
    await add(`files/avatar.${photo.extension}`, [bytes]);
  }
  zip.end();
  return new Blob(packed, { type: 'application/zip' });
}

function* pagesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield rows.slice(from, from + rowsAtOnce);
  }
}

/** Each row on a separate line: still readable, and half as long as one value a line. */
function* dataText(data: OwnData, device: DeviceData): Generator<string> {
  const head = { format: 'niyama-export', version: 1, exportedAt: data.begunAt };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "server": {`;
  for (const [place, { name, rows }] of data.sections.entries()) {
    yield `${place === 0 ? '' : ','}\n    ${JSON.stringify(name)}: [`;
    for (const [number, page] of [...pagesOf(rows)].entries()) {
      const lines = page.map((row) => `\n      ${JSON.stringify(row)}`).join(',');
      yield number === 0 ? lines : `,${lines}`;
    }
    yield rows.length === 0 ? ']' : '\n    ]';
  }
  yield `\n  },\n  "device": ${JSON.stringify(device, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}

/** A section as a spreadsheet opens it; nothing in it runs as a formula. */
function* tableText(rows: readonly Record<string, Json>[]): Generator<string> {
  const columns = Object.keys(rows[0] ?? {});
  const toText = (cells: string[][]) => `${papa.unparse(cells, { quotes: true })}\r\n`;
  // The mark tells Excel that it is UTF-8.
  yield `\uFEFF${toText([columns])}`;
  for (const page of pagesOf(rows)) {
    yield toText(
      page.map((row) =>
        columns.map((column) => {
          const value = row[column];
          return toSafeCell(toCell(value) ?? JSON.stringify(value));
        }),
      ),
    );
  }
}
