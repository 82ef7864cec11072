import { adminAsanaKeys, importAsanas, listAllAsanas, removeAsanaFiles } from '@niyama/data';
import { readLibrary } from '@niyama/data/libraryFile';
import {
  DataError,
  type ImportPlan,
  type PlannedRow,
  planImport,
  type RefusedRow,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AsanasDialog, ImportStep } from '@niyama/ui/screens/admin/AsanasScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { removeQuietly } from '../shared/mediaForm/saveWithFiles.ts';

/** How many poses one request writes, all of them or none. */
const batchSize = 500;

/** Lets the page draw. */
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** What of an import is written. */
interface Work {
  rows: readonly PlannedRow[];
  done: number;
  refused: RefusedRow[];
  /** When the server says that it began; null before that. */
  began: string | null;
}

type WithoutActions<Step> = Step extends unknown
  ? Omit<Step, 'onPick' | 'onConfirm' | 'onGoOn'>
  : never;

/** How far an import is. */
type Progress = WithoutActions<ImportStep>;

/** Imports a library: a file, a look at what would happen, and then batch after batch. */
export function useImport() {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [step, setStep] = useState<Progress | null>(null);
  const work = useRef<Work>({ rows: [], done: 0, refused: [], began: null });
  /** Counts the files: what an earlier one says no longer matters. */
  const reads = useRef(0);

  const reading = useMutation({
    mutationFn: async (file: File) => {
      const content = await readLibrary(file);
      if (content.status === 'refused') return content;
      const library = await listAllAsanas(client);
      const newId = () => crypto.randomUUID();
      const plan = await planImport(content, library, { pause, newId });
      return { status: 'preview' as const, plan, unknownColumns: content.unknownColumns };
    },
  });

  const refusedRows = (rows: readonly PlannedRow[], reason: RefusedRow['reason']) =>
    rows.map(({ line, row }): RefusedRow => ({ line, name: row.name, reason }));

  /** One batch; those of it that the server refuses as a whole are told and left out. */
  const writing = useMutation({
    mutationFn: (rows: readonly PlannedRow[]) =>
      importAsanas(
        client,
        rows.map(({ row }) => row),
        work.current.began,
      ),
  });
  const write = async (rows: readonly PlannedRow[]): Promise<RefusedRow[]> => {
    try {
      const part = await writing.mutateAsync(rows);
      work.current.began = part.began;
      const missed = new Set(part.missed);
      const written = rows.filter(({ row }) => !missed.has(row.id));
      removeQuietly(
        (paths) => removeAsanaFiles(client, paths),
        written.flatMap(({ obsolete }) => obsolete.map(({ path }) => path)),
      );
      return refusedRows(
        rows.filter(({ row }) => missed.has(row.id)),
        'changedMeanwhile',
      );
    } catch (error) {
      if (DataError.from(error).kind !== 'invalid') throw error;
      return refusedRows(rows, 'server');
    }
  };

  const pick = async (file: File) => {
    reads.current += 1;
    const read = reads.current;
    setStep({ status: 'reading' });
    const next = await reading.mutateAsync(file).then(
      (content): Progress => {
        if (content.status === 'preview') return content;
        const { refusal, unknownColumns } = content;
        return {
          status: 'refused',
          message: t(`asanas.import.refusal.${refusal}`),
          unknownColumns,
        };
      },
      (error: unknown): Progress => {
        const message = t('asanas.import.failed', { reason: failureText(error) });
        return { status: 'refused', message, unknownColumns: [] };
      },
    );
    if (read === reads.current) setStep(next);
  };

  const begin = ({ added, changed, refused }: ImportPlan) => {
    work.current = { rows: [...added, ...changed], done: 0, refused: [...refused], began: null };
  };
  const go = async () => {
    const { current } = work;
    const total = current.rows.length;
    try {
      while (current.done < total) {
        setStep({ status: 'importing', done: current.done, total });
        const batch = current.rows.slice(current.done, current.done + batchSize);
        current.refused.push(...(await write(batch)));
        current.done += batch.length;
      }
      const refused = current.refused.toSorted((a, b) => a.line - b.line);
      const lines = new Set(refused.map(({ line }) => line));
      const imported = current.rows.filter(({ line }) => !lines.has(line)).length;
      setStep({ status: 'done', imported, refused });
    } catch (error) {
      setStep({ status: 'stopped', done: current.done, total, reason: failureText(error) });
    }
    await queryClient.invalidateQueries({ queryKey: adminAsanaKeys.all });
  };

  const onPick = (file: File) => void pick(file);
  const stepOf = (progress: Progress): ImportStep => {
    switch (progress.status) {
      case 'choosing':
        return { status: 'choosing', onPick };
      case 'reading':
        return { status: 'reading' };
      case 'refused':
        return { ...progress, onPick };
      case 'preview': {
        const onConfirm = () => {
          begin(progress.plan);
          void go();
        };
        return { ...progress, onPick, onConfirm };
      }
      case 'stopped':
        // From the first batch that is not written.
        return { ...progress, onGoOn: () => void go() };
      default:
        return progress;
    }
  };
  const dialog: AsanasDialog | null = step && {
    kind: 'import',
    step: stepOf(step),
    onClose: () => {
      reads.current += 1;
      setStep(null);
    },
  };
  return { dialog, open: () => setStep({ status: 'choosing' }) };
}
