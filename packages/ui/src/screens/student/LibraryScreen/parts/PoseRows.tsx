import type { LibraryAsana } from '@niyama/domain';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardGap } from '../layout.ts';
import * as styles from '../LibraryScreen.css.ts';
import type { CardForm, PoseActions } from '../types.ts';
import { PoseTile } from './PoseTile.tsx';
import type { GridLayout } from './useGridLayout.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useStableActions } from './useStableActions.ts';

interface PoseRowsProps extends PoseActions, GridLayout {
  poses: readonly LibraryAsana[];
  cardForm: CardForm | null;
}

/** How tall a row is before it is measured, in rem. */
const likelyHeight: Record<CardForm, number> = { full: 31, compact: 21 };

/** The list that was shown last, with its rows as they were measured. */
let lastShown: { list: string; rows: VirtualItem[] } = { list: '', rows: [] };

/**
 * A list of which only the rows near the window are in the page: 5,000 cards would take seconds to
 * appear. The rows that are left out are space above, below, and beside the row that has the focus,
 * which stays wherever the page is scrolled to.
 */
export function PoseRows({ poses, columns, form, cardForm, top, rem, ...given }: PoseRowsProps) {
  const actions = useStableActions(given);
  const nameOfList = () => `${columns} ${form} ${rem} ${poses.map(({ id }) => id).join(' ')}`;
  // Back finds each row as tall as it was, and so the same cards at the same place.
  const [known] = useState(() => (lastShown.list === nameOfList() ? lastShown.rows : []));
  const grid = useRef<HTMLUListElement>(null);
  const { withFocused, ...focus } = useFocusedRow(grid, poses, columns);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(poses.length / columns),
    estimateSize: () => likelyHeight[form] * rem,
    gap: cardGap * rem,
    // Renders the next row, so that Tab can reach it.
    overscan: 1,
    rangeExtractor: withFocused,
    scrollMargin: top,
    initialMeasurementsCache: known,
  });
  // Named once, when it goes: the names of 5,000 poses are no work for every key.
  const keep = useEffectEvent(() => {
    lastShown = { list: nameOfList(), rows: virtualizer.measurementsCache };
  });
  useEffect(() => () => keep(), []);
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const paddingTop = first ? first.start - top : 0;
  // As tall before its first row is drawn: on a shorter page the virtualizer would scroll to the top.
  const paddingBottom = virtualizer.getTotalSize() - (last ? last.end - top : 0);
  return (
    <ul
      {...focus}
      className={styles.grids[cardForm ?? 'fitting']}
      ref={grid}
      style={{ paddingTop, paddingBottom }}
    >
      {rows.flatMap(({ index: row, end }, place) => {
        const next = rows[place + 1];
        const marginBottom = next ? next.start - end - cardGap * rem : 0;
        return poses.slice(row * columns, (row + 1) * columns).map((asana, column) => (
          <li
            key={asana.id}
            aria-posinset={row * columns + column + 1}
            aria-setsize={poses.length}
            className={styles.cell}
            data-index={row}
            // Cards of a row are equally tall: the first one tells the row's height.
            ref={column === 0 ? virtualizer.measureElement : undefined}
            style={{ marginBottom }}
          >
            <PoseTile asana={asana} form={form} {...actions} />
          </li>
        ));
      })}
    </ul>
  );
}
