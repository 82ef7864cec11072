import type { RefusedRow } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import { list, place } from './ImportDialog.css.ts';

/** How many rows of a kind are shown; the others are counted. */
export const mostShown = 100;

interface RefusedRowsProps {
  rows: readonly RefusedRow[];
}

/** The rows of a file that are not taken, each with where it stands and why. */
export function RefusedRows({ rows }: RefusedRowsProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="title">
        {t('asanas.import.count.refused')}
      </Heading>
      <ul className={list}>
        {rows.slice(0, mostShown).map(({ line, name, reason }) => (
          <li key={line}>
            <span className={place}>
              {t('asanas.import.line', { line })}
              {name === '' ? null : <bdi lang="en">{` · ${name}`}</bdi>}
            </span>
            <Text size="small" tone="critical">
              {t(`asanas.import.reason.${reason}`)}
            </Text>
          </li>
        ))}
        {rows.length > mostShown ? (
          <li>{t('asanas.import.more', { count: rows.length - mostShown })}</li>
        ) : null}
      </ul>
    </section>
  );
}
