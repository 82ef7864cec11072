import { adminAsanaKeys, listAdminAsanas, listRecipients, recipientQueryKeys } from '@niyama/data';
import { displayName, recipientKeys } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PickerState } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { asanaOption } from '../shared/asanaOption.ts';
import { useDebounced } from '../shared/useDebounced.ts';

type Option = PickerState['options'][number];

interface Source {
  key: readonly unknown[];
  find: (search: string, signal: AbortSignal) => Promise<Option[]>;
  /** What is said when nothing was found, and when the server failed. */
  none: string;
  failed: (reason: string) => string;
}

/** Looks up what is typed on the server, beginning when the list opens for the first time. */
function usePicker({ key, find, none, failed }: Source): PickerState {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, 'picker', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  const emptyText = error && !isFetching ? failed(failureText(error)) : data ? none : t('loading');
  return {
    options: error ? [] : (data ?? []),
    emptyText,
    onOpen: () => {
      setNeeded(true);
      if (error) void refetch();
    },
    onQueryChange: setTyped,
  };
}

/** The two searches of the form: for whom, and what. */
export function usePickers(): { students: PickerState; asanas: PickerState } {
  const { t } = useTranslation('admin');
  const client = useClient();
  return {
    students: usePicker({
      key: recipientQueryKeys.options,
      find: async (search, signal) => {
        const found = await listRecipients(client, { search, signal });
        const { everybody, matching } = found;
        return [
          ...(everybody
            ? [
                {
                  id: recipientKeys.everybody,
                  label: t('assignments.create.everybody', { students: everybody }),
                },
              ]
            : []),
          // One person can be chosen as such.
          ...(matching !== null && matching > 1
            ? [
                {
                  id: recipientKeys.search(search),
                  label: t('assignments.create.matching', { words: search, students: matching }),
                },
              ]
            : []),
          ...found.communities
            .filter(({ students }) => students > 0)
            .map(({ id, name, students }) => ({
              id: recipientKeys.community(id),
              label: t('assignments.create.community', { name, students }),
              note: t('assignments.create.communityNote'),
            })),
          ...found.people.map((user) => ({
            id: user.id,
            label: displayName(user, ['fullName', 'username']) ?? t('users.unknown'),
            ...(user.email === null ? {} : { note: user.email }),
          })),
        ];
      },
      none: t('users.empty'),
      failed: (reason) => t('assignments.error.users', { reason }),
    }),
    asanas: usePicker({
      key: adminAsanaKeys.all,
      find: async (search, signal) => {
        const { items } = await listAdminAsanas(client, {
          view: { search, archived: false },
          after: null,
          signal,
        });
        return items.map(asanaOption);
      },
      none: t('assignments.create.noAsanas'),
      failed: (reason) => t('assignments.error.asanas', { reason }),
    }),
  };
}
