import { adminAsanaKeys, listAllAsanas, listAllTranslations } from '@niyama/data';
import { readLibrary } from '@niyama/data/libraryFile';
import { byLine, DataError, type Encoding, planImport, planTranslations } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import {
  type Batch,
  type ImportEvent,
  libraryImportMachine,
  plannedImport,
  plannedRows,
  type ReadFile,
} from '@niyama/machines';
import type { AsanasDialog, ImportStep } from '@niyama/ui/screens/admin/AsanasScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { useClient } from '@niyama/app/backend.tsx';
import { writeBatch } from './writeBatch.ts';

/** Lets the page draw. */
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** The import of a library or its translations, with the backend behind the ports of its machine. */
export function useImport() {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const queryClient = useQueryClient();
  const reading = useMutation({
    mutationFn: async ({
      bytes,
      encoding,
    }: {
      bytes: Blob;
      encoding: Encoding | undefined;
    }): Promise<ReadFile> => {
      const content = await readLibrary(bytes, encoding);
      if (content.status !== 'read') return content;
      const { unknownColumns } = content;
      const asanas = await listAllAsanas(client);
      if (content.kind === 'translations') {
        const library = { asanas, translations: await listAllTranslations(client) };
        const plan = await planTranslations(content, library, pause);
        return { status: 'preview', kind: 'translations', plan, unknownColumns };
      }
      const newId = () => crypto.randomUUID();
      const plan = await planImport(content, asanas, { pause, newId });
      return { status: 'preview', kind: 'asanas', plan, unknownColumns };
    },
  });
  const writing = useMutation({ mutationFn: (batch: Batch) => writeBatch(client, batch) });
  // It outlives the page: an import that has begun is written to its end.
  const [actor] = useState(() =>
    createActor(
      libraryImportMachine.provide({
        actors: {
          readFile: fromPromise(({ input }) => reading.mutateAsync(input)),
          writeBatch: fromPromise(({ input }) => writing.mutateAsync(input)),
        },
        actions: {
          refreshLibrary: () =>
            void queryClient.invalidateQueries({ queryKey: adminAsanaKeys.all }),
        },
      }),
    ).start(),
  );
  const send = (event: ImportEvent) => actor.send(event);
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const step = stepOf();
  const dialog: AsanasDialog | null = step && {
    kind: 'import',
    step,
    onClose: () => send({ type: 'dialog.closed' }),
  };
  return { dialog, open: () => send({ type: 'dialog.opened' }) };

  function stepOf(): ImportStep | null {
    const onPick = (file: File) => send({ type: 'file.picked', file });
    const { read, done, error } = context;
    switch (typeof value === 'string' ? value : value.picking) {
      case 'closed':
        return null;
      case 'choosing':
        return { status: 'choosing', onPick };
      case 'reading':
        return { status: 'reading' };
      case 'importing':
        return { status: 'importing', done, total: plannedRows(plannedImport(context)) };
      case 'stopped':
        return {
          status: 'stopped',
          done,
          total: plannedRows(plannedImport(context)),
          reason: errorText(i18n, DataError.from(error)),
          onGoOn: () => send({ type: 'import.resumed' }),
        };
      case 'done': {
        const planned = plannedImport(context);
        return {
          status: 'done',
          kind: planned.kind,
          imported: plannedRows(planned) - context.refused.length,
          refused: byLine(...planned.plan.refused, ...context.refused),
        };
      }
      default:
        break;
    }
    if (read?.status === 'encoding') {
      return {
        ...read,
        onPick,
        onChange: (encoding) => send({ type: 'encoding.changed', encoding }),
        onContinue: () => send({ type: 'encoding.confirmed' }),
      };
    }
    if (read?.status === 'preview') {
      return {
        ...read,
        onPick,
        onConfirm: () => send({ type: 'import.confirmed' }),
        onBack: context.asked && (() => send({ type: 'encoding.reconsidered' })),
      };
    }
    const message =
      read?.status === 'refused'
        ? t(`asanas.import.refusal.${read.refusal}`)
        : t('asanas.import.failed', { reason: errorText(i18n, DataError.from(error)) });
    return { status: 'refused', onPick, message, unknownColumns: read?.unknownColumns ?? [] };
  }
}
