import { useTranslation } from '@niyama/i18n';
import { useCallback } from 'react';

/** Says how many of those who are given work hear of it. */
export function useNotifiedText(): (count: number) => string {
  const { t } = useTranslation('admin');
  return useCallback(
    (count) =>
      count === 0 ? t('assignments.create.toldNobody') : t('assignments.create.told', { count }),
    [t],
  );
}
