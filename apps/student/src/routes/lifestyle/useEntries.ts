import { type LifestyleLog, saveTextFile } from '@niyama/device';
import type { LifestyleEntry, LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useState } from 'react';
import { toasts } from '../../app/toasts.ts';

/** The entries of the log as they stand, also when another tab changes them, and what is done to them. */
export function useEntries(log: LifestyleLog) {
  const { t } = useTranslation(['student', 'common']);
  const [entries, setEntries] = useState(() => log.list());
  useEffect(() => log.watch(() => setEntries(log.list())), [log]);

  /** Changes the log, and returns a refusal to the caller. */
  const change = (act: () => ReturnType<LifestyleLog['put']>) => {
    const refusal = act();
    if (refusal === null) setEntries(log.list());
    return refusal;
  };
  const showRefusal = (refusal: ReturnType<LifestyleLog['put']>) => {
    if (refusal === null) return true;
    toasts.show({ tone: 'error', message: t(`lifestyle.refused.${refusal}`) });
    return false;
  };
  const remove = (entry: LifestyleEntry) => {
    const place = log.list().findIndex(({ id }) => id === entry.id);
    if (!showRefusal(change(() => log.remove(entry.id)))) return;
    toasts.show({
      tone: 'success',
      message: t('lifestyle.entry.deleted'),
      action: {
        label: t('common:action.undo'),
        onAction: () => showRefusal(change(() => log.put(entry, Math.max(0, place)))),
      },
    });
  };
  return {
    entries,
    hasUnreadable: log.hasUnreadable(),
    put: (entry: LifestyleEntry) => change(() => log.put(entry)),
    remove,
    /** @param today dates the file. */
    exportAll: (today: LocalDate) =>
      saveTextFile(
        `niyama-lifestyle-${today}.json`,
        JSON.stringify(log.list(), null, 2),
        'application/json',
      ),
  };
}
