import type { OwnData } from '@niyama/domain';
import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { type OwnDataContent, writeOwnData } from './ownDataFile.ts';

const section = (name: string, rows: OwnData['sections'][number]['rows']) => ({
  name,
  rows,
  after: null,
  isWhole: true,
});
const content = (sections: OwnData['sections']): OwnDataContent => ({
  data: { begunAt: '2026-11-20T07:00:00+00:00', sections },
  device: { lifestyle: [{ id: '1', mood: 4 }], unsent: [], kept: { 'niyama.timer.v1.1': {} } },
  photo: null,
  readme: 'Deine Daten',
});
const pause = () => Promise.resolve();
async function open(from: OwnDataContent) {
  const files = unzipSync(
    new Uint8Array(await (await writeOwnData(from, { pause })).arrayBuffer()),
  );
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const table = (name: string) =>
    papa.parse<string[]>(text(`csv/${name}.csv`).replace('\uFEFF', ''), { skipEmptyLines: true })
      .data;
  return { files, text, table };
}

it('holds everything as data, each section as a table, and what is only on the device', async () => {
  const rows = [{ id: 'a', pose: 'Baum, "Vrksasana"', days: ['monday', 'friday'], note: null }];
  const { files, text, table } = await open(
    content([section('favorites', rows), section('presets', [])]),
  );
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'data.json',
    'csv/favorites.csv',
    'device/lifestyle.json',
  ]);
  expect(text('README.txt')).toBe('Deine Daten');
  expect(JSON.parse(text('data.json'))).toEqual({
    format: 'niyama-export',
    version: 1,
    exportedAt: '2026-11-20T07:00:00+00:00',
    server: { favorites: rows, presets: [] },
    device: content([]).device,
  });
  expect(table('favorites')).toEqual([
    ['id', 'pose', 'days', 'note'],
    ['a', 'Baum, "Vrksasana"', 'monday\nfriday', ''],
  ]);
  expect(JSON.parse(text('device/lifestyle.json'))).toEqual([{ id: '1', mood: 4 }]);
});

it('lets no spreadsheet run what somebody wrote', async () => {
  const notes = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'];
  const { table } = await open(
    content([
      section(
        'presets',
        notes.map((name) => ({ name })),
      ),
    ]),
  );
  expect(table('presets').slice(1).flat()).toEqual(notes.map((note) => `'${note}`));
});

it('writes lists of lists and objects as JSON into one cell', async () => {
  const row = { intervals: [[1, 2]], result: { points: 3 } };
  const { table } = await open(content([section('practices', [row])]));
  expect(table('practices')[1]).toEqual(['[[1,2]]', '{"points":3}']);
});

it('stores the photo as it is', async () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0, 1, 2]);
  const { files } = await open({
    ...content([]),
    photo: { file: new Blob([bytes]), extension: 'jpg' },
  });
  expect(files['files/avatar.jpg']).toEqual(bytes);
});

it('holds 20,000 practices, and lets the page breathe while it packs them', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    pose: 'Surya Namaskar',
    finished_at: '2026-11-20T07:00:00+00:00',
  }));
  let pauses = 0;
  const file = await writeOwnData(content([section('practices', rows)]), {
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
  });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const { server } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(server.practices).toEqual(rows);
  expect(strFromU8(files['csv/practices.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(
    20_002,
  );
  // Once for each 1,000 rows of the data and of the table.
  expect(pauses).toBeGreaterThan(40);
});

it('stops when it is canceled', async () => {
  const left = new AbortController();
  const writing = writeOwnData(content([section('presets', [{ name: 'Mine' }])]), {
    signal: left.signal,
    pause: () => {
      left.abort();
      return Promise.resolve();
    },
  });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});
