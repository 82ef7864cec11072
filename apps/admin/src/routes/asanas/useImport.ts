import {
  adminAsanaKeys,
  importAsanas,
  importAsanaTranslations,
  listAllAsanas,
  listAllTranslations,
  removeAsanaFiles,
} from '@niyama/data';
import { readLibrary } from '@niyama/data/libraryFile';
import {
  byLine,
  DataError,
  type Encoding,
  type ImportPlan,
  type PlannedRow,
  type PlannedTranslation,
  planImport,
  planTranslations,
  type RefusedRow,
  translationKey,
  type TranslationPlan,
  type UnprovenText,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AsanasDialog, ImportStep } from '@niyama/ui/screens/admin/AsanasScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { removeQuietly } from '../shared/mediaForm/saveWithFiles.ts';

/** How many rows one request writes, all of them or none. */
const batchSize = 500;

/** Lets the page draw. */
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** What of an import is written. */
interface Work {
  kind: Planned['kind'];
  total: number;
  done: number;
  refused: RefusedRow[];
  /** How many of them were refused while they were written. */
  missed: number;
  /** When the server says that it began; null before that. */
  began: string | null;
  /** Writes the rows from one place to another, and answers with those that are not taken. */
  write: (from: number, to: number) => Promise<RefusedRow[]>;
}

/** A file that was looked at. */
type Planned =
  | { kind: 'asanas'; plan: ImportPlan }
  | { kind: 'translations'; plan: TranslationPlan };

/** What came of a batch. */
interface Sent<Row> {
  began: string;
  /** Whether somebody else has changed it meanwhile. */
  isMissed: (row: Row) => boolean;
}

type WithoutActions<Step> = Step extends unknown
  ? Omit<Step, 'onPick' | 'onConfirm' | 'onGoOn' | 'onBack'>
  : never;

/** How far an import is. */
type Progress = WithoutActions<Exclude<ImportStep, { status: 'encoding' }>> | UnprovenText;

/** Imports a library or its translations: a file, a look at what would happen, and then batch after batch. */
export function useImport() {
  const { t } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [step, setStep] = useState<Progress | null>(null);
  /** What was asked about the file, and answered; null where its bytes prove the encoding. */
  const [asked, setAsked] = useState<UnprovenText | null>(null);
  const work = useRef<Work | null>(null);
  /** Counts the files: what an earlier one says no longer matters. */
  const reads = useRef(0);

  const reading = useMutation({
    mutationFn: async ({ file, encoding }: { file: Blob; encoding?: Encoding | undefined }) => {
      const content = await readLibrary(file, encoding);
      if (content.status !== 'read') return content;
      const { unknownColumns } = content;
      const asanas = await listAllAsanas(client);
      if (content.kind === 'translations') {
        const library = { asanas, translations: await listAllTranslations(client) };
        const plan = await planTranslations(content, library, pause);
        return { status: 'preview', kind: 'translations', plan, unknownColumns } as const;
      }
      const newId = () => crypto.randomUUID();
      const plan = await planImport(content, asanas, { pause, newId });
      return { status: 'preview', kind: 'asanas', plan, unknownColumns } as const;
    },
  });

  /**
   * One batch; those of it that the server refuses as a whole are told and left out.
   *
   * @param send writes rows and answers with which of them somebody else has changed meanwhile.
   */
  const writing = useMutation({ mutationFn: (send: () => Promise<RefusedRow[]>) => send() });
  const writer = <Row extends { line: number }>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    send: (rows: readonly Row[], began: string | null) => Promise<Sent<Row>>,
  ): Work['write'] => {
    const refuse = (left: readonly Row[], reason: RefusedRow['reason']) =>
      left.map((row): RefusedRow => ({ line: row.line, name: nameOf(row), reason }));
    return async (from, to) => {
      const batch = rows.slice(from, to);
      try {
        return await writing.mutateAsync(async () => {
          const { began, isMissed } = await send(batch, work.current?.began ?? null);
          if (work.current) work.current.began = began;
          return refuse(batch.filter(isMissed), 'changedMeanwhile');
        });
      } catch (error) {
        if (DataError.from(error).kind !== 'invalid') throw error;
        return refuse(batch, 'server');
      }
    };
  };
  const writerOf = (planned: Planned): Work['write'] => {
    if (planned.kind === 'asanas') {
      const { added, changed } = planned.plan;
      const nameOf = ({ row }: PlannedRow) => row.name;
      return writer([...added, ...changed], nameOf, async (rows, before) => {
        const sent = rows.map(({ row }) => row);
        const { missed, began } = await importAsanas(client, sent, before);
        const left = new Set(missed);
        const isMissed = ({ row }: PlannedRow) => left.has(row.id);
        removeQuietly(
          (paths) => removeAsanaFiles(client, paths),
          rows
            .filter((row) => !isMissed(row))
            .flatMap(({ obsolete }) => obsolete.map(({ path }) => path)),
        );
        return { began, isMissed };
      });
    }
    const { added, changed } = planned.plan;
    const nameOf = ({ name }: PlannedTranslation) => name;
    return writer([...added, ...changed], nameOf, async (rows, before) => {
      const sent = rows.map(({ change }) => change);
      const { missed, began } = await importAsanaTranslations(client, sent, before);
      const left = new Set(missed.map((one) => translationKey(one.asanaId, one.language)));
      const isMissed = ({ change }: PlannedTranslation) =>
        left.has(translationKey(change.asanaId, change.language));
      return { began, isMissed };
    });
  };

  const pick = async (file: Blob, asking: UnprovenText | null) => {
    reads.current += 1;
    const read = reads.current;
    setStep({ status: 'reading' });
    setAsked(asking);
    const next = await reading.mutateAsync({ file, encoding: asking?.encoding }).then(
      (content): Progress => {
        if (content.status !== 'refused') return content;
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

  const begin = (planned: Planned) => {
    const { added, changed, refused } = planned.plan;
    work.current = {
      kind: planned.kind,
      total: added.length + changed.length,
      done: 0,
      refused: [...refused],
      missed: 0,
      began: null,
      write: writerOf(planned),
    };
  };
  const go = async () => {
    const { current } = work;
    if (current === null) return;
    const { kind, total } = current;
    try {
      while (current.done < total) {
        setStep({ status: 'importing', done: current.done, total });
        const to = Math.min(current.done + batchSize, total);
        const left = await current.write(current.done, to);
        current.refused.push(...left);
        current.missed += left.length;
        current.done = to;
      }
      setStep({
        status: 'done',
        kind,
        imported: total - current.missed,
        refused: byLine(...current.refused),
      });
    } catch (error) {
      setStep({ status: 'stopped', done: current.done, total, reason: failureText(error) });
    }
    await queryClient.invalidateQueries({ queryKey: adminAsanaKeys.all });
  };

  const onPick = (file: File) => void pick(file, null);
  const stepOf = (progress: Progress): ImportStep => {
    switch (progress.status) {
      case 'choosing':
        return { status: 'choosing', onPick };
      case 'reading':
        return { status: 'reading' };
      case 'refused':
        return { ...progress, onPick };
      case 'encoding':
        return {
          ...progress,
          onPick,
          onChange: (encoding) => setStep({ ...progress, encoding }),
          onContinue: () => void pick(progress.bytes, progress),
        };
      case 'preview': {
        const onConfirm = () => {
          begin(progress);
          void go();
        };
        return { ...progress, onPick, onConfirm, onBack: asked && (() => setStep(asked)) };
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
