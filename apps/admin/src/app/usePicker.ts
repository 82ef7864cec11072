import { adminAsanasQuery, usersQuery } from '@niyama/data';
import { type AdminAsana, displayName, type NamedAsana, type User } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PickerOption } from '@niyama/ui/screens/admin/parts';
import type { TableState } from '@niyama/ui/screens/admin/parts';
import { useEffect, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useTablePages } from './useTablePages.ts';

/** The search of a `SearchPicker`: the first page of what it finds on the server. */
export interface PickerSearch {
  options: PickerOption[];
  /** Shown in the list while nothing was found. */
  emptyText: string;
  onQueryChange: (query: string) => void;
}

/** Milliseconds without a key before the search is sent. */
const pause = 300;

/** The words, once the person pauses in typing. */
function useSearchWords(): [words: string, onQueryChange: (query: string) => void] {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [words, setTyped];
}

/** The rows that were found as options, or the state of loading them. */
function useOptions<Item>(state: TableState<Item>, toOption: (item: Item) => PickerOption) {
  const { t } = useTranslation(['admin', 'common']);
  if (state.status === 'ready') {
    return { options: state.items.map(toOption), emptyText: t('picker.nothing') };
  }
  return {
    options: [],
    emptyText: state.status === 'loading' ? t('common:loading') : state.reason,
  };
}

/** A pose as an option. */
export const asanaOption = ({ id, name, sanskritName }: NamedAsana | AdminAsana): PickerOption => ({
  id,
  label: name,
  lang: 'en',
  ...(sanskritName && sanskritName !== name ? { note: sanskritName } : {}),
});

/** Finds poses of the library. */
export function useAsanaPicker(): PickerSearch {
  const [words, onQueryChange] = useSearchWords();
  const { state } = useTablePages(
    adminAsanasQuery(useClient(), { search: words, archived: false }),
  );
  return { ...useOptions(state, asanaOption), onQueryChange };
}

/** Finds people, students and administrators. */
export function usePeoplePicker(): PickerSearch {
  const { t } = useTranslation('admin');
  const [words, onQueryChange] = useSearchWords();
  const view = {
    search: words,
    onlyAdmins: false,
    sort: { column: 'name', direction: 'ascending' },
  } as const;
  const { state } = useTablePages(usersQuery(useClient(), view));
  const toOption = ({ id, email, ...person }: User): PickerOption => ({
    id,
    label: displayName(person, ['fullName', 'username']) ?? t('users.unknown'),
    ...(email === null ? {} : { note: email }),
  });
  return { ...useOptions(state, toOption), onQueryChange };
}
