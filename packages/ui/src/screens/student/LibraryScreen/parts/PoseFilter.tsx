import {
  categories,
  countFilters,
  difficulties,
  noFilters,
  type PoseFilters,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import * as styles from '../LibraryScreen.css.ts';

export interface PoseFilterProps {
  filters: PoseFilters;
  onChange: (filters: PoseFilters) => void;
  /** How many poses the filters let through. */
  count: number;
}

/** The drawer that narrows the poses by difficulty and category, and the way to it. */
export function PoseFilter({ filters, onChange, count }: PoseFilterProps) {
  const { t } = useTranslation(['student', 'common']);
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(filters);
  return (
    <div className={styles.filter}>
      <IconButton
        icon={<ListFilter aria-hidden size="1.375rem" strokeWidth={1.75} />}
        label={
          active > 0 ? t('library.filter.openActive', { count: active }) : t('library.filter.open')
        }
        variant="card"
        onPress={() => setOpen(true)}
      />
      {active > 0 ? (
        <span aria-hidden className={styles.filterCount}>
          {active}
        </span>
      ) : null}
      <Drawer
        actions={
          <>
            <Button
              isDisabled={active === 0}
              variant="secondary"
              onPress={() => onChange(noFilters)}
            >
              {t('library.filter.clear')}
            </Button>
            <Button onPress={() => setOpen(false)}>{t('library.filter.show', { count })}</Button>
          </>
        }
        closeLabel={t('common:action.close')}
        isOpen={isOpen}
        side="bottom"
        title={t('library.filter.title')}
        onClose={() => setOpen(false)}
      >
        <Stack gap="5">
          <ChoiceChips
            choices={difficulties.map((id) => ({ id, label: t(`common:difficulty.${id}`) }))}
            label={t('library.filter.difficulty')}
            values={filters.difficulties}
            onChange={(chosen) => onChange({ ...filters, difficulties: chosen })}
          />
          <ChoiceChips
            choices={categories.map((id) => ({ id, label: t(`common:category.${id}`) }))}
            label={t('library.filter.category')}
            values={filters.categories}
            onChange={(chosen) => onChange({ ...filters, categories: chosen })}
          />
        </Stack>
      </Drawer>
    </div>
  );
}
