import { DataError, type DataErrorKind, type MediaSlot } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { type MediaStore, saveWithFiles } from './saveWithFiles.ts';

type Row = { id: string } & Record<MediaSlot, string | null>;

const stored: Row = { id: 'moon', image: 'old.png', video: null };
const file = new File(['x'], 'new.png', { type: 'image/png' });
const callbacks = { onSaved: () => undefined, onUpload: () => undefined };

/** One row and its files; how its update ends is up to the test. */
function newStore(end: (commit: () => Row) => Row) {
  let row = stored;
  const files = new Set(['old.png']);
  const store: MediaStore<Row, object> = {
    add: async () => row,
    update: async (_seen, { paths }) => end(() => (row = { ...row, ...paths })),
    load: async () => row,
    upload: async () => {
      files.add('new.png');
      return 'new.png';
    },
    removeFiles: async (paths) => paths.forEach((path) => files.delete(path)),
    pathOf: (of, slot) => of[slot],
  };
  const save = () =>
    saveWithFiles(
      store,
      { row: stored, newId: 'new', fields: {}, files: { image: file, video: null } },
      callbacks,
    );
  return { save, files, pointsAt: () => row.image };
}

const failure = (kind: DataErrorKind) => new DataError(kind, 'as the test wants it');

describe('a row that is saved with a new picture', () => {
  it('points at it, and the old one goes', async () => {
    const { save, files, pointsAt } = newStore((commit) => commit());
    await save();
    expect([pointsAt(), [...files]]).toEqual(['new.png', ['new.png']]);
  });

  it.each(['offline', 'server', 'rateLimited'] as const)(
    'keeps it when only the answer may be lost: %s',
    async (kind) => {
      const { save, files, pointsAt } = newStore((commit) => {
        commit();
        throw failure(kind);
      });
      await expect(save()).rejects.toMatchObject({ kind });
      expect(pointsAt()).toBe('new.png');
      expect(files).toContain('new.png');
    },
  );

  it('keeps it when the reason for the failure is unknown', async () => {
    const { save, files } = newStore((commit) => {
      commit();
      throw new TypeError('Load failed');
    });
    await expect(save()).rejects.toThrow('Load failed');
    expect(files).toContain('new.png');
  });

  it.each(['conflict', 'forbidden', 'unauthorized', 'invalid', 'notFound'] as const)(
    'leaves no file behind when it is refused: %s',
    async (kind) => {
      const { save, files, pointsAt } = newStore(() => {
        throw failure(kind);
      });
      await expect(save()).rejects.toMatchObject({ kind });
      expect([pointsAt(), [...files]]).toEqual(['old.png', ['old.png']]);
    },
  );
});

describe('what belongs to a row and is not in it', () => {
  const files = { image: null, video: null };

  it.each([
    ['a new row', null, ['saved new', 'saved new', 'rest of new']],
    ['one that was there', stored, ['saved moon', 'rest of moon']],
  ])('is saved after %s, which stands whatever comes', async (_what, row, order) => {
    const done: string[] = [];
    const store: MediaStore<Row, object> = {
      add: async (id) => ({ ...stored, id }),
      update: async (seen) => seen,
      saveRest: async ({ id }) => {
        done.push(`rest of ${id}`);
        throw failure('invalid');
      },
      load: async () => stored,
      upload: async () => 'new.png',
      removeFiles: async () => undefined,
      pathOf: (of, slot) => of[slot],
    };
    const saving = saveWithFiles(
      store,
      { row, newId: 'new', fields: {}, files },
      { ...callbacks, onSaved: ({ id }) => void done.push(`saved ${id}`) },
    );
    await expect(saving).rejects.toMatchObject({ kind: 'invalid' });
    expect(done).toEqual(order);
  });
});
