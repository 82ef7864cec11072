import {
  addMembers,
  adminCommunityKeys,
  givenAssignmentKeys,
  listAdminCommunities,
  pauseStudents,
  studentPageKeys,
} from '@niyama/data';
import {
  adminPaths,
  deviceTimeZone,
  displayName,
  localDate,
  type LocalDate,
  type StudentPause,
  type User,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { PickerOption } from '@niyama/ui/screens/admin/parts';
import type { SelectionDialogState } from '@niyama/ui/screens/admin/UsersScreen';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { toasts } from '../../app/toasts.ts';
import type { FormFor } from '../assignments/useFormStart.ts';
import { formFailure } from '../shared/formFailure.ts';
import { usePicker } from '../shared/usePicker.ts';

const idsOf = (users: readonly User[]) => users.map(({ id }) => id);
/** In the cache, so that a look at a student's page loses nobody who was selected. */
const selectionKey = ['selected users'] as const;
const nobody: readonly User[] = [];
/** How many names a message holds. */
const mostNames = 5;

/** Collects people of the list, and does one thing to all of them; afterwards nobody is selected. */
export function useSelection() {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: selected = nobody } = useQuery<readonly User[]>({
    queryKey: selectionKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const setSelected = (users: readonly User[]) => queryClient.setQueryData(selectionKey, users);
  const [opened, setOpened] = useState<SelectionDialogState['kind'] | null>(null);
  const [today] = useState(() => localDate(Date.now(), deviceTimeZone()));
  const communities = usePicker({
    key: adminCommunityKeys.all,
    find: async (search, signal) => {
      const { items } = await listAdminCommunities(client, { search, after: null, signal });
      return items.map(({ id, name }) => ({ id, label: name }));
    },
    none: t('users.community.none'),
    failed: (reason) => t('communities.error.communities', { reason }),
  });
  const nameOf = (user: User) => displayName(user, ['fullName', 'username']) ?? t('users.unknown');
  const dayText = (day: LocalDate) => format.day(day, { dateStyle: 'long' });
  const isDone = (said: readonly (string | null)[], isWhole = true) => {
    setOpened(null);
    setSelected([]);
    const message = format.sentences(said.filter((sentence) => sentence !== null));
    toasts.show({ tone: isWhole ? 'success' : 'info', message });
  };

  const pausing = useMutation({
    mutationFn: ({ people, days }: { people: readonly User[]; days: Omit<StudentPause, 'id'> }) =>
      pauseStudents(client, { studentIds: idsOf(people), ...days }),
    onSuccess: ({ paused, overlapping }, { people, days }) => {
      const others = people.filter(({ id }) => overlapping.includes(id)).map(nameOf);
      const names = format.list(others.slice(0, mostNames));
      const from = dayText(days.fromDay);
      const to = dayText(days.toDay);
      isDone(
        [
          paused > 0 ? t('assignments.pause.doneMany', { count: paused, from, to }) : null,
          others.length > 0
            ? t('assignments.pause.overlapping', {
                count: others.length,
                names: others.length > mostNames ? `${names} …` : names,
              })
            : null,
        ],
        others.length === 0,
      );
      void queryClient.invalidateQueries({ queryKey: givenAssignmentKeys.all });
      void queryClient.invalidateQueries({ queryKey: studentPageKeys.all });
    },
  });
  const adding = useMutation({
    mutationFn: ({ people, community }: { people: readonly User[]; community: PickerOption }) =>
      addMembers(client, { communityId: community.id, userIds: idsOf(people) }),
    onSuccess: ({ added, already }, { community: { label } }) =>
      isDone([
        added > 0 ? t('users.community.added', { count: added, community: label }) : null,
        already > 0 ? t('users.community.already', { count: already, community: label }) : null,
      ]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminCommunityKeys.all }),
  });

  const dialogOf = (kind: SelectionDialogState['kind']): SelectionDialogState => {
    const { isPending: isBusy, error } = kind === 'pause' ? pausing : adding;
    const sentence = (reason: string) =>
      t(kind === 'pause' ? 'assignments.error.pausingMany' : 'users.community.error', { reason });
    const state = { isBusy, failure: isBusy ? null : formFailure(i18n, error, sentence) };
    return kind === 'pause' ? { kind, today, ...state } : { kind, communities, ...state };
  };
  return {
    selected,
    selectionDialog: opened && dialogOf(opened),
    onSelect: setSelected,
    /** Leaves out somebody who is a student no longer. */
    forget: ({ id }: User) =>
      queryClient.setQueryData<readonly User[]>(selectionKey, (known = nobody) =>
        known.filter((user) => user.id !== id),
      ),
    onGive: () => {
      const students = selected.map((user) => ({ id: user.id, label: nameOf(user) }));
      void navigate(adminPaths.assignments(), { state: { students } satisfies FormFor });
    },
    onOpenDialog: (kind: SelectionDialogState['kind']) => {
      pausing.reset();
      adding.reset();
      setOpened(kind);
    },
    onPauseSelected: (days: Omit<StudentPause, 'id'>) => pausing.mutate({ people: selected, days }),
    onAddToCommunity: (community: PickerOption) => adding.mutate({ people: selected, community }),
    onCloseDialog: () => setOpened(null),
  };
}
