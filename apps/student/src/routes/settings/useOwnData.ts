import { beginOwnData, readOwnData, readOwnPhoto } from '@niyama/data';
import { readStored, saveFile } from '@niyama/device';
import {
  DataError,
  deviceTimeZone,
  localDate,
  type OwnData,
  ownDataFileName,
  ownDataProgress,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { OwnDataState } from '@niyama/ui/screens/student/OwnDataDialog';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { useLifestyleLog } from '../../app/useLifestyleLog.ts';
import { ownDataReadme } from './ownDataReadme.ts';

const collecting = (data: OwnData | null): OwnDataState => ({
  status: 'collecting',
  ...(data
    ? toCounts(data)
    : // Nobody knows yet how many there are.
      { sections: 1, sectionsRead: 0, entries: 0 }),
});
const toCounts = (data: OwnData) => {
  const { rows, ...sections } = ownDataProgress(data);
  return { ...sections, entries: rows };
};

/** What packs the file: needed by few and by them seldom. */
const loadPacker = () =>
  import('@niyama/data/ownDataFile').catch((cause: unknown) => {
    throw new DataError('offline', 'What packs the file could not be loaded', null, cause);
  });

/**
 * Collects all data about the student, from the server and this device, and saves it as one file. After a
 * failure, another try continues where it stopped; leaving cancels.
 */
export function useOwnData() {
  const { i18n } = useTranslation();
  const client = useClient();
  const userId = useUserId();
  const outbox = useOutbox();
  const log = useLifestyleLog();
  const failureText = useFailureText();
  const [state, setState] = useState<OwnDataState>({ status: 'ready' });
  const read = useRef<OwnData>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const collect = async (signal: AbortSignal, show: (next: OwnDataState) => void) => {
    show(collecting(read.current));
    read.current ??= await beginOwnData(client, { signal });
    const data = await readOwnData(client, read.current, {
      signal,
      onRead: (soFar) => {
        read.current = soFar;
        show(collecting(soFar));
      },
    });
    show({ status: 'packing', entries: toCounts(data).entries });
    const profile = data.sections.find(({ name }) => name === 'profile')?.rows[0];
    const { username = '', avatar_url: path } = profile ?? {};
    const name = typeof username === 'string' ? username : '';
    const day = localDate(Date.now(), deviceTimeZone());
    const file = typeof path === 'string' ? await readOwnPhoto(client, path) : null;
    const extension = typeof path === 'string' ? path.replace(/^.*\./, '') : '';
    const { writeOwnData } = await loadPacker();
    const zip = await writeOwnData(
      {
        data,
        device: {
          lifestyle: log.list(),
          unsent: await outbox.unsent(),
          kept: readStored(userId, () => localStorage),
        },
        photo: file && { file, extension },
        readme: ownDataReadme(i18n, { name, day, data }),
      },
      { signal },
    );
    const fileName = ownDataFileName(name, day);
    saveFile(fileName, zip);
    show({ status: 'done', fileName });
  };
  const start = async () => {
    const left = new AbortController();
    running.current = left;
    const { signal } = left;
    const show = (next: OwnDataState) => {
      if (!signal.aborted) setState(next);
    };
    try {
      await collect(signal, show);
    } catch (error) {
      if (signal.aborted) return;
      // A day went by since it was begun.
      if (DataError.from(error).code === 'export_not_begun') read.current = null;
      show({ status: 'failed', reason: failureText(error), isBegun: read.current !== null });
    }
  };
  return { state, start };
}
