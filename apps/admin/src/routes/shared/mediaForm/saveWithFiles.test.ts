import { DataError, type DataErrorKind, type MediaSlot } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { type MediaStore, saveWithFiles } from './saveWithFiles.ts';

type Row = { id: string } & Record<MediaSlot, string | null>;

const stored: Row = { id: 'moon', image: 'old.png', video: null };
const file = new File(['x'], 'new.png', { type: 'image/png' });
const callbacks = { onAdded: () => undefined, onUpload: () => undefined };

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
