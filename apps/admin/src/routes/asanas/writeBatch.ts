import { type Client, importAsanas, importAsanaTranslations, removeAsanaFiles } from '@niyama/data';
import {
  consoleLogger,
  DataError,
  type PlannedRow,
  type RefusedRow,
  translationKey,
} from '@niyama/domain';
import type { Batch, WrittenBatch } from '@niyama/machines';
import { removeQuietly } from '../shared/mediaForm/saveWithFiles.ts';

/**
 * Writes a batch of an import. What the server refuses as a whole is reported row by row and left out.
 *
 * @throws DataError when it was not written and can be sent again.
 */
export async function writeBatch(client: Client, batch: Batch): Promise<WrittenBatch> {
  const { planned, from, to, began } = batch;
  if (planned.kind === 'asanas') {
    const { added, changed } = planned.plan;
    return send(
      [...added, ...changed].slice(from, to),
      ({ row }) => row.name,
      async (rows) => {
        const sent = await importAsanas(
          client,
          rows.map(({ row }) => row),
          began,
        );
        const missed = new Set(sent.missed);
        const isMissed = ({ row }: PlannedRow) => missed.has(row.id);
        removeQuietly(
          (paths) => removeAsanaFiles(client, paths),
          rows
            .filter((row) => !isMissed(row))
            .flatMap(({ obsolete }) => obsolete.map(({ path }) => path)),
        );
        return { began: sent.began, isMissed };
      },
    );
  }
  const { added, changed } = planned.plan;
  return send(
    [...added, ...changed].slice(from, to),
    ({ name }) => name,
    async (rows) => {
      const sent = await importAsanaTranslations(
        client,
        rows.map(({ change }) => change),
        began,
      );
      const missed = new Set(sent.missed.map((one) => translationKey(one.asanaId, one.language)));
      return {
        began: sent.began,
        isMissed: ({ change }) => missed.has(translationKey(change.asanaId, change.language)),
      };
    },
  );

  async function send<Row extends { line: number }>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    write: (rows: readonly Row[]) => Promise<{ began: string; isMissed: (row: Row) => boolean }>,
  ): Promise<WrittenBatch> {
    const refuse = (refused: readonly Row[], reason: RefusedRow['reason']) =>
      refused.map((row): RefusedRow => ({ line: row.line, name: nameOf(row), reason }));
    try {
      const written = await write(rows);
      const missed = rows.filter(written.isMissed);
      return { began: written.began, refused: refuse(missed, 'changedMeanwhile') };
    } catch (error) {
      if (DataError.from(error).kind !== 'invalid') throw error;
      consoleLogger.warn('A batch of an import was refused', error);
      return { began, refused: refuse(rows, 'server') };
    }
  }
}
