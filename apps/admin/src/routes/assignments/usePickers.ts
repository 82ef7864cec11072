import {
  adminAsanaKeys,
  listAdminAsanas,
  listRecipients,
  listShelf,
  recipientQueryKeys,
  shelfKeys,
} from '@niyama/data';
import { displayName, nearestMinutes, recipientKeys } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PickerState } from '@niyama/ui/screens/admin/parts';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { asanaOption } from '../shared/asanaOption.ts';
import { usePicker } from '../shared/usePicker.ts';

/** The searches of the form: for students, for poses, and for classes of the shelf. */
export function usePickers(): Record<'students' | 'asanas' | 'classes', PickerState> {
  const { t } = useTranslation(['admin', 'common']);
  const client = useClient();
  const language = useReadingLanguage();
  return {
    students: usePicker({
      key: recipientQueryKeys.options,
      find: async (search, signal) => {
        const found = await listRecipients(client, { search, signal });
        const { everybody, matching } = found;
        const people = found.people.map((user) => ({
          id: user.id,
          label: displayName(user, ['fullName', 'username']) ?? t('users.unknown'),
          ...(user.email === null ? {} : { note: user.email }),
        }));
        return [
          ...(everybody
            ? [
                {
                  id: recipientKeys.everybody,
                  label: t('assignments.create.everybody', { students: everybody }),
                },
              ]
            : []),
          // Somebody who is searched for by name comes before the groups of that name.
          ...(search === '' ? [] : people),
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
          ...(search === '' ? people : []),
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
          language,
          signal,
        });
        return items.map(asanaOption);
      },
      none: t('assignments.create.noAsanas'),
      failed: (reason) => t('assignments.error.asanas', { reason }),
    }),
    classes: usePicker({
      key: shelfKeys.all,
      find: async (search, signal) => {
        const { items } = await listShelf(client, {
          view: { search, archived: false },
          after: null,
          signal,
        });
        return items.map(({ id, name, totalSeconds }) => ({
          id,
          label: name,
          // Nothing is in it yet.
          ...(totalSeconds > 0 && {
            note: t('common:duration.minutesShort', { minutes: nearestMinutes(totalSeconds) }),
          }),
        }));
      },
      none: t('assignments.create.noClasses'),
      failed: (reason) => t('assignments.error.classes', { reason }),
    }),
  };
}
