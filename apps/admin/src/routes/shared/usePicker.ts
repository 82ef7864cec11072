import { useTranslation } from '@niyama/i18n';
import type { PickerState } from '@niyama/ui/screens/admin/parts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useDebounced } from './useDebounced.ts';

type Option = NonNullable<PickerState['options']>[number];

interface Source {
  key: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<Option[]>;
  /** What is said when nothing was found, and when the server failed. */
  none: string;
  failed: (reason: string) => string;
}

/** Looks up what is typed on the server, beginning when the list opens for the first time. */
export function usePicker({ key, find, none, failed }: Source): PickerState {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, 'picker', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isNeeded,
  });
  const isAnswered = search === typed.trim();
  const hasFailed = error !== null && !isFetching;
  const found = hasFailed ? [] : data;
  const emptyText = hasFailed ? failed(failureText(error)) : none;
  return {
    options: (isAnswered && found) || null,
    emptyText: isAnswered && found ? emptyText : t('loading'),
    onOpen: () => {
      setNeeded(true);
      if (error) void refetch();
    },
    onQueryChange: setTyped,
  };
}
