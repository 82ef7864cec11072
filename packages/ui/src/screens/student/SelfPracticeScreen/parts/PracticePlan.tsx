import { type LeadIn, paths, practiceSeconds, type SelfPracticeEntry } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { OrderedPoses } from '#screens/student/parts/OrderedPoses.tsx';
import { layout, rows, summary } from '#screens/student/parts/planLayout.css.ts';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import { Totals } from '#screens/student/parts/Totals.tsx';
import type { SelfPracticeActions } from '../types.ts';

/** How many rows are drawn at first, and how many more with each asking. */
const rowsAtOnce = 30;

interface PracticePlanProps extends SelfPracticeActions {
  entries: readonly SelfPracticeEntry[];
  /** What the student's cues take of the time. */
  leadIn: LeadIn;
}

/** A list with at least one pose: how long it takes, its start, and its poses in order. */
export function PracticePlan({
  entries,
  leadIn,
  onStart,
  onStartAll,
  onRemove,
  onReorder,
  onAddPoses,
}: PracticePlanProps) {
  const { t } = useTranslation('student');
  const [limit, setLimit] = useState(rowsAtOnce);
  const asanas = entries.flatMap(({ asana }) => asana ?? []);
  return (
    <div className={layout}>
      <div className={summary}>
        <Totals poses={asanas.length} seconds={practiceSeconds(asanas, leadIn)} />
        <Button
          fullWidth
          isDisabled={asanas.length === 0}
          size="large"
          onPress={() => onStartAll(asanas)}
        >
          {t('assignments.start')}
        </Button>
        <Button
          fullWidth
          icon={<Plus aria-hidden size="1.25rem" strokeWidth={1.75} />}
          variant="secondary"
          onPress={onAddPoses}
        >
          {t('selfPractice.add')}
        </Button>
        <LinkButton fullWidth href={paths.compose()} variant="quiet">
          {t('assignments.compose.action')}
        </LinkButton>
      </div>
      <div className={rows}>
        <OrderedPoses
          label={t('selfPractice.list')}
          limit={limit}
          poses={entries}
          renderWay={({ asana }) =>
            asana ? (
              <IconButton
                icon={<Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />}
                label={t('pose.startOf', { name: asana.name })}
                variant="primary"
                onPress={() => onStart(asana)}
              />
            ) : null
          }
          onRemove={onRemove}
          onReorder={onReorder}
        />
        <ShowMore
          isBusy={false}
          limit={limit}
          total={entries.length}
          onPress={() => setLimit(limit + rowsAtOnce)}
        />
      </div>
    </div>
  );
}
