import type { FilePlan, ImportPlan } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { count, counts, figure, list } from './ImportDialog.css.ts';
import { mostShown, RefusedRows } from './RefusedRows.tsx';

/** A row that would be written. */
interface PreviewRow {
  line: number;
  name: string;
  /** What of it changes; empty for what is new. */
  columns: readonly string[];
}

interface ImportPreviewProps {
  plan: FilePlan<PreviewRow> & Partial<Pick<ImportPlan, 'foreignMedia' | 'unknownAreas'>>;
}

/** A plan of poses as it is shown. */
export function toPreview({ added, changed, ...plan }: ImportPlan): ImportPreviewProps['plan'] {
  const rowOf = ({ line, row, columns }: (typeof added)[number]) => ({
    line,
    name: row.name,
    columns,
  });
  return { ...plan, added: added.map(rowOf), changed: changed.map(rowOf) };
}

/** What an import would do, before anything is written. */
export function ImportPreview({ plan }: ImportPreviewProps) {
  const { foreignMedia = 0, unknownAreas = [] } = plan;
  const { t } = useTranslation('admin');
  const format = useFormat();
  const figures = {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    refused: plan.refused.length,
  };
  const kinds = Object.keys(figures) as (keyof typeof figures)[];
  return (
    <Stack gap="4">
      <dl className={counts}>
        {kinds.map((kind) => (
          <div key={kind} className={count}>
            <Text as="dt" size="small" tone="soft">
              {t(`asanas.import.count.${kind}`)}
            </Text>
            <dd className={figure}>{format.number(figures[kind])}</dd>
          </div>
        ))}
      </dl>
      {plan.added.length + plan.changed.length === 0 ? (
        <Text>{t('asanas.import.nothing')}</Text>
      ) : null}
      {foreignMedia > 0 ? (
        <Text size="small">{t('asanas.import.foreignMedia', { count: foreignMedia })}</Text>
      ) : null}
      <UnknownAreas areas={unknownAreas} />
      <RefusedRows rows={plan.refused} />
      <PlannedRows rows={plan.added} title={t('asanas.import.count.added')} />
      <PlannedRows rows={plan.changed} title={t('asanas.import.count.changed')} />
    </Stack>
  );
}

function UnknownAreas({ areas }: { areas: readonly string[] }) {
  const { t } = useTranslation('admin');
  if (areas.length === 0) return null;
  const more = areas.length - mostShown;
  const named = areas.slice(0, mostShown);
  if (more > 0) named.push(t('asanas.import.more', { count: more }));
  return (
    <Text size="small" tone="critical">
      {t('asanas.import.unknownAreas', { areas: named.join(', ') })}
    </Text>
  );
}

function PlannedRows({ rows, title }: { rows: readonly PreviewRow[]; title: string }) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <Disclosure label={t('asanas.import.listed', { kind: title, count: rows.length })}>
      <ul className={list}>
        {rows.slice(0, mostShown).map(({ line, name, columns }) => (
          <li key={line} lang="en">
            {columns.length === 0 ? name : `${name}: ${columns.join(', ')}`}
          </li>
        ))}
        {rows.length > mostShown ? (
          <li>{t('asanas.import.more', { count: rows.length - mostShown })}</li>
        ) : null}
      </ul>
    </Disclosure>
  );
}
